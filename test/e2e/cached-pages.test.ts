import type { APIRequestContext } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson } from "./people.ts";

/** The answer that a visitor with these cookies gets for a page. */
async function answerTo(request: APIRequestContext, path: string, headers: Record<string, string>) {
  const answer = await request.get(path, { headers });
  return { status: answer.status(), headers: answer.headers(), body: await answer.text() };
}

test("visitors with other consents, wishlists and languages of the browser get the same page", async ({ request }) => {
  const lot = await makeLotOf(await makePerson("stejne"), {});
  const shelf = `/${await categoryOf("trinidad")}/trinidad`;
  for (const path of ["/", "/en", "/hledani?q=rum", shelf, pathOf(lot), "/neni/tu/nic", "/denni-aukce"]) {
    const one = await answerTo(request, path, {});
    const other = await answerTo(request, path, {
      cookie: "accept-marketing=1; cookies-show=hidden; guest-wishlist=abcdefghijklmnopqrstuv; visitor=1",
      "accept-language": "en",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "gopher",
      "user-agent": "Googlebot",
    });
    expect(other.body, path).toBe(one.body);
    expect(one.headers["set-cookie"], path).toBeUndefined();
    expect(one.headers["cache-control"], path).toContain("s-maxage=1");
    expect(one.body, path).not.toContain("evil.example");
  }
});

test("a page from memory comes alive: the browser finds each inline script in its policy", async ({ page }) => {
  for (let time = 0; time < 2; time++) {
    const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === "/");
    // A script that the content policy refuses logs an error and leaves the page without scripts.
    await visit(page, "/");
    expect((await answered).headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  }
});

test("a public page is the same for somebody signed in; a page of their own is kept by nobody", async ({ request }) => {
  const person = await makePerson("vlastni");
  const everybodys = await answerTo(request, "/", {});
  const theirs = await answerTo(request, "/", { cookie: `auth._token.local=${person.token}` });
  expect(theirs.body).toBe(everybodys.body);
  const own = await answerFor(person, "/ucet/prehled");
  expect(own.headers.get("cache-control")).toBe("private, no-cache");
  expect(await own.text()).toContain(person.username);
  const data = await answerFor(person, "/ucet/prehled.data");
  expect(data.headers.get("cache-control")).toBe("private, no-store");
  expect((await answerTo(request, "/", {})).body).not.toContain(person.username);
});
