import { sql } from "#server/db/query.ts";
import { expect, test } from "./journey.ts";
import { categoryOf, makeLotOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { serverContext } from "./server-context.ts";

/** Addresses without a link to them, and calls that fail: no page answers with 500, and the rest of the page can be used. */

const markup = "<script>alert(1)</script>";
const queries: readonly (readonly [what: string, query: string])[] = [
  ["beyond all, prices the wrong way round", "page=1000000000&past=1000000000&turn=1e99&priceFrom=5000&priceTo=100"],
  [
    "values that are none",
    "page=-1&page=x&past=x&type=x&saleMode=x&sort=x&state=x&endsOn=2026-02-31&sale=x&priceFrom=x",
  ],
  [
    "facets that do not exist",
    "country=Nikde&brand=999999999&vintage=19990&volume=77&condition=nic&ends=nikdy&category=999999999",
  ],
  ["2 000 characters", `q=${"x".repeat(2_000)}&country=${"x".repeat(2_000)}`],
  [
    "control characters, names that are none",
    "q=%00%01%1b%7f&country=%00&brand=%00&category=%00&endsOn=%0a&%ff=%zz&=&__proto__=1&page[]=1",
  ],
  ["markup and quotes", `q=${encodeURIComponent(`"'\\);--:*&|!(<-> ${markup}`)}&country=${encodeURIComponent(markup)}`],
];

test("no list answers an odd address with 500, none shows its markup", async ({ request }) => {
  const lot = await makeLotOf(await makePerson("podivny"));
  const { db } = await serverContext();
  const { rows } = await db.execute<{ closes_on: string }>(
    sql`select closes_on::text from monthly_sales order by closes_on desc limit 1`,
  );
  const lists = [
    ...["/hledani", "/denni-aukce", "/mesicni-aukce", `/mesicni-aukce/${rows[0]?.closes_on}`, "/blog"],
    `/${await categoryOf("jamajka")}/jamajka`,
    `/uzivatel/${lot.sellerId}`,
  ];
  for (const [place, path] of lists.entries()) {
    // All of them read their queries alike: the search is asked everything, each other list a third.
    for (const [what, query] of queries.filter((_, index) => place === 0 || index % 3 === place % 3)) {
      const answer = await request.get(`${path}?${query}`);
      expect([path, what, answer.status()]).toEqual([path, what, 200]);
      expect(await answer.text()).not.toContain(markup);
    }
  }
});

test("a document that is gone says so in the language of its address; who calls is refused in JSON", async ({
  request,
}) => {
  for (const [path, lang] of [
    ["/dokumenty/999999/cs/rad.pdf", "cs"],
    ["/dokumenty/999999/en/rules.pdf", "en"],
  ] as const) {
    const read = await request.get(path, { headers: { accept: "text/html" } });
    expect([path, read.status()]).toEqual([path, 404]);
    expect(await read.text()).toContain(`<html lang="${lang}"`);
    const called = await request.get(path, { headers: { accept: "application/json" } });
    expect([called.status(), (await called.json()).code]).toEqual([404, "NOT_FOUND"]);
  }
});

test("paths with ids, days and keys that are none lead nowhere, kindly", async ({ request }) => {
  for (const path of [
    "/mesicni-aukce/2026-99-99",
    "/mesicni-aukce/%00",
    "/uzivatel/0",
    "/uzivatel/abc",
    "/uzivatel/%00",
    "/uzivatel/99999999999999999999",
    "/blog/0/x",
    "/blog/abc/x",
    "/info/99999999999999999999/x",
  ]) {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    expect(await answer.text()).toContain("This page could not be found");
  }
  for (const path of ["/zmena-hesla/%00", "/odhlaseni/%00", "/newsletter/potvrzeni/%00", "/login?redirect=%00"])
    expect([path, (await request.get(path)).status()]).toEqual([path, 200]);
});
