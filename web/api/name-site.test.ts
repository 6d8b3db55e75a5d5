import { expect, test } from "vitest";
import { nameSite } from "./name-site.ts";

const origin = "https://kabinet.test";

/** What a page's server gets of a request. */
async function sent(...[input, init]: Parameters<typeof fetch>): Promise<Record<string, string>> {
  let got: Headers | undefined;
  const page = {
    location: { origin },
    fetch: (async (asked, given) => {
      const url = asked instanceof Request ? asked.url : new URL(asked, origin);
      got = new Request(asked instanceof Request ? asked : url, given).headers;
      return new Response();
    }) as typeof fetch,
  };
  nameSite(page);
  await page.fetch(input, init);
  return Object.fromEntries(got ?? []);
}

test.each([
  ["data that the framework asks for", new URL("/denni-aukce.data", origin), undefined],
  ["a path", "/__manifest", undefined],
  ["a request of its own", new Request(`${origin}/x.data`), undefined],
])("%s: the site's own address goes with it", async (_, input, init) => {
  expect(await sent(input, init)).toEqual({ clienturl: origin });
});

test("other headers stay, and other servers are not told where from", async () => {
  expect(await sent("/api/me", { headers: { accept: "text/plain" } })).toEqual({
    accept: "text/plain",
    clienturl: origin,
  });
  const request = new Request(`${origin}/x`, { headers: { accept: "text/plain" } });
  expect(await sent(request)).toMatchObject({ accept: "text/plain", clienturl: origin });
  expect(await sent("https://www.google.com/recaptcha")).toEqual({});
});
