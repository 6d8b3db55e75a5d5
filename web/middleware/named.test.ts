import { expect, test } from "vitest";
import { inBrowser } from "./in-browser.ts";
import { onServer } from "./on-server.ts";

test("an unknown name gives status 500 and says the name", async () => {
  for (const [unknown] of [onServer("noSuchThing"), onServer("toString"), inBrowser("noSuchThing")]) {
    const error = await Promise.resolve()
      .then(() => unknown?.({} as never, (() => undefined) as never))
      .catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      init: { status: 500 },
      data: { message: expect.stringMatching(/^Unknown middleware (noSuchThing|toString)$/) },
    });
  }
});

test("those that pages name are known", () => {
  const unknown = onServer("noSuchThing")[0]?.toString();
  const known = [...onServer("guest"), ...inBrowser("clearValidationErrors", "trailingSlashRedirect")];
  expect(known.map((middleware) => middleware.toString())).not.toContain(unknown);
  expect(known).toHaveLength(3);
});

test("a slash at the end goes, query and hash stay, and nothing leads off the site", async () => {
  const [middleware] = inBrowser("trailingSlashRedirect");
  const go = async (href: string) => {
    try {
      await middleware?.({ url: new URL(href, "https://kabinet.test") } as never, (() => undefined) as never);
      return null;
    } catch (thrown) {
      return (thrown as Response).headers.get("location");
    }
  };
  expect(await go("/blog/?page=2#clanek")).toBe("/blog?page=2#clanek");
  expect(await go("/en/blog//")).toBe("/en/blog");
  expect(await go("https://kabinet.test//evil.test/")).toBe("/evil.test");
  expect(await go("/")).toBeNull();
  expect(await go("/blog?x=/")).toBeNull();
});
