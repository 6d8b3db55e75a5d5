import { beforeAll, expect, test } from "vitest";
import { pageValueNames } from "#contract/content/page-values.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser } from "#test/make/user.ts";
import { seedInfoPages } from "./seed-info-pages.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedInfoPages(app.ctx);
});

const wordsOf = async (id: number, lang: "cs" | "en") => {
  const { data } = (await app.as(null).get(`/api/info/${id}?lang=${lang}`)).json();
  return (data.html as string).replace(/<[^>]*>/g, " ").replace(/[\s\u00a0]+/g, " ");
};
const [terms, bidding, fees] = [1, 3, 4];

test("SE14: the pages of the site name nothing that is not filled", async () => {
  for (const id of [1, 2, 3, 4, 5, 6])
    for (const lang of ["cs", "en"] as const) expect(await wordsOf(id, lang)).not.toContain("{{");
});

test("fees and prices that an operator changes show on the page of fees", async () => {
  expect(await wordsOf(fees, "cs")).toContain("Provize z prodeje neúčtujeme");
  expect(await wordsOf(fees, "en")).toContain("Commission on a sale not charged");
  const operator = await makeUser(app.ctx, { scopes: ["finance"] });
  const lines = {
    seller_commission: { percent: 5.5, minimum: 20, cap: 1_000 },
    buyer_premium: { percent: 2, minimum: 0, cap: null },
    listing_fee: { percent: 0, minimum: 9, cap: null },
    protection: { percent: 1, minimum: 0, cap: null },
  };
  const headers = { "idempotency-key": crypto.randomUUID() };
  const added = await app.as(operator).post("/api/finance/fees", { validFrom: null, lines }, headers);
  expect(added.statusCode).toBe(201);
  await makeSetting(app.ctx, "topping", { offers: [{ days: 2, price: 15 }] });
  const cs = await wordsOf(fees, "cs");
  expect(cs).toContain("Provize z prodeje 5,5 % z ceny, nejméně 20 Kč, nejvýše 1 000 Kč");
  expect(cs).toContain("Přirážka ke kupní ceně 2 % z ceny");
  expect(cs).toContain("Zveřejnění nabídky v základní podobě 9 Kč");
  expect(cs).toContain("Chráněná platba nenabízíme");
  expect(cs).toContain("Topování 15 Kč za 2 dny");
  expect(await wordsOf(fees, "en")).toContain("5.5% of the price, at least 20 Kč, at most 1 000 Kč");
});

test("increments and the soft close that an operator changes show where they are explained", async () => {
  expect(await wordsOf(bidding, "cs")).toContain("do 1 000 Kč 50 Kč 1 000 až 3 000 Kč 100 Kč");
  await makeSetting(app.ctx, "bid", [{ min: 0, max: null, value: 70, step: 10 }]);
  await makeSetting(app.ctx, "auctions", { softCloseMinutes: 2.5 });
  expect(await wordsOf(bidding, "cs")).toContain("od 0 Kč 70 Kč");
  for (const id of [terms, bidding]) {
    expect(await wordsOf(id, "cs")).toContain("konec se posune na 2,5 minuty od něj");
    expect(await wordsOf(id, "en")).toContain("less than 2.5 minutes before the end");
  }
  await makeSetting(app.ctx, "auctions", { softCloseMinutes: 0 });
  expect(await wordsOf(terms, "cs")).toContain("Pozdní příhoz konec aukce neposouvá.");
});

test("a preview is filled too, and what there is no value for stays as it was written", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  const body = `<p>{{neznámé}} ${pageValueNames.map((name) => `{{${name}}}`).join(" ")}</p>`;
  const answer = await app.as(operator).post("/api/admin/content/preview", { body, lang: "cs" });
  const { html } = answer.json().data;
  expect(html).toContain("{{neznámé}}");
  expect(html.match(/\{\{/g)).toHaveLength(1);
});
