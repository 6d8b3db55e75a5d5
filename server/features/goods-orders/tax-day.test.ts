import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { fillTestShop } from "#test/make/shop.ts";

/** The rate of VAT of goods goes by the day of payment (rule TX1). */

let app: TestApp;
let shop: Awaited<ReturnType<typeof fillTestShop>>;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  app.clock.set(new Date("2026-12-31T22:50:00Z"));
  shop = await fillTestShop(app);
});

const order = async (productId: number) =>
  (await shop.order(null, await shop.cartOf([productId, 1]), shop.body(1_189))).json().data;

const ratesOf = async (orderId: number) => {
  const documents = await app.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  return documents.map(({ content }) => content.lines.map(({ vatPercent }) => vatPercent));
};

const shownRate = async (id: number) => (await app.as(null).get(`/api/auctions/${id}`)).json().data.product.taxRate;

test("TX1: goods follow a rate of VAT from its day: the page, orders and documents; what was paid before keeps its rate", async () => {
  await makeSetting(app.ctx, "tax", {
    isPayer: true,
    // Stored before there was a reduced rate beside it.
    rates: [
      { from: "2024-01-01", standard: 21 },
      { from: "2027-01-01", standard: 23, reduced: 10 },
    ],
  });
  const usual = (await shop.product()).id;
  const food = (await shop.product({ taxClass: "reduced" })).id;
  const book = (await shop.product({ taxClass: "zero" })).id;
  expect([await shownRate(usual), await shownRate(food), await shownRate(book)]).toEqual([21, 12, 0]);
  const [early, earlyFood] = [await order(usual), await order(food)];
  const [late, lateFood] = [await order(usual), await order(food)];
  await shop.pay(early.orderId);
  await shop.pay(earlyFood.orderId);

  // Midnight in Prague.
  app.clock.set(new Date("2026-12-31T23:00:01Z"));
  await shop.pay(late.orderId);
  await shop.pay(lateFood.orderId);
  const afterwards = await order(book);
  await shop.pay(afterwards.orderId);
  expect([await shownRate(usual), await shownRate(food), await shownRate(book)]).toEqual([23, 10, 0]);
  // Goods, then their delivery.
  expect(await ratesOf(early.orderId)).toEqual([[21, 21]]);
  expect(await ratesOf(earlyFood.orderId)).toEqual([[12, 21]]);
  expect(await ratesOf(late.orderId)).toEqual([[23, 23]]);
  expect(await ratesOf(lateFood.orderId)).toEqual([[10, 23]]);
  expect(await ratesOf(afterwards.orderId)).toEqual([[0, 23]]);
  // 1 090 at 10 % holds 99.09 of tax, 99 at 23 % holds 18.51.
  expect(await shop.balances(lateFood.orderId)).toMatchObject({ "vat:10": -9_909, "vat:23": -1_851 });
});
