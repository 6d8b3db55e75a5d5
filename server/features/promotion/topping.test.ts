import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { orders } from "#server/features/payments/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";
import { grantTopping } from "./grant-topping.ts";
import { toppings } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp({ databaseSize: 16 });
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const make = (overrides: Partial<Parameters<typeof makeListing>[1]> = {}) =>
  makeListing(app.ctx, { sellerId: seller.id, categoryId, ...overrides });
let keys = 0;
const order = (id: number, days: number, who: TestUser = seller, key = `topping-${++keys}-key`) =>
  app.as(who).post(`/api/me/advertisements/${id}/topping`, { days }, { "idempotency-key": key });
const toppedUntil = async (id: number) =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0]?.toppedUntil ?? null;

async function payOnly(orderId: number): Promise<void> {
  const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  if (!row) throw new Error("no such order");
  await receiveMoney(app.ctx, {
    source: "transfer",
    reference: `line-${orderId}`,
    amountMinor: row.totalMinor,
    currency: "CZK",
    orderId,
  });
}
async function payFor(orderId: number): Promise<void> {
  await payOnly(orderId);
  await app.drainEvents();
}
const giveBack = (orderId: number, amountMinor: number | null) =>
  refundOrder(app.ctx, { orderId, amountMinor, reason: "", byId: null, idempotencyKey: `back-${++keys}` });
const end = (id: number) =>
  app.db.update(listings).set({ status: "unsold", closedAt: new Date() }).where(eq(listings.id, id));

test("TP3: paid days are given once, and begin when they are paid", async () => {
  const { id } = await make({ endsAt: new Date(app.clock.now().getTime() + 30 * dayMs) });
  const answer = await order(id, 7);
  expect(answer.statusCode).toBe(201);
  const { orderId } = answer.json().data;
  expect(await toppedUntil(id)).toBeNull();
  await payFor(orderId);
  const until = (await toppedUntil(id))?.getTime() ?? 0;
  expect(Math.abs(until - (app.clock.now().getTime() + 7 * dayMs))).toBeLessThan(60_000);
  const [topping] = await app.db.select().from(toppings).where(eq(toppings.orderId, orderId));
  await grantTopping(app.ctx, topping?.id ?? 0);
  expect((await toppedUntil(id))?.getTime()).toBe(until);
  const page = (await app.as(seller).get(`/api/me/advertisements/${id}/topping`)).json().data;
  expect(page).toMatchObject({ toppedUntil: new Date(until).toISOString(), refusal: null, openOrder: null });
});

test("TP2: days bought while some run are added behind them", async () => {
  const { id } = await make({ endsAt: new Date(app.clock.now().getTime() + 30 * dayMs) });
  await payFor((await order(id, 3)).json().data.orderId);
  const first = (await toppedUntil(id))?.getTime() ?? 0;
  await payFor((await order(id, 14)).json().data.orderId);
  expect((await toppedUntil(id))?.getTime()).toBe(first + 14 * dayMs);
});

test("TP1, TP3: what is at the top until its end gets no more days: none are sold, and what was ordered before goes back", async () => {
  const { id } = await make({ endsAt: new Date(app.clock.now().getTime() + 2 * dayMs) });
  const [first, second] = [await order(id, 3), await order(id, 7)];
  await payFor(first.json().data.orderId);
  expect((await order(id, 3)).json()).toMatchObject({ code: "TOPPED_TO_END" });
  const page = await app.as(seller).get(`/api/me/advertisements/${id}/topping`);
  expect(page.json().data.refusal).toBe("TOPPED_TO_END");
  await payFor(second.json().data.orderId);
  const [row] = await app.db.select().from(orders).where(eq(orders.id, second.json().data.orderId));
  expect(row?.status).toBe("refunded");
});

test("the same key and days give the same order; other days with it are refused", async () => {
  const { id } = await make();
  const first = (await order(id, 3, seller, "one-and-the-same")).json().data;
  expect((await order(id, 3, seller, "one-and-the-same")).json().data).toEqual(first);
  expect((await order(id, 7, seller, "one-and-the-same")).json()).toMatchObject({
    code: "IDEMPOTENCY_KEY_REUSED",
  });
});

test("TP1: refused where the category forbids it, where nothing runs, for days that are not offered, to strangers", async () => {
  const { id } = await make();
  expect((await order(id, 5)).statusCode).toBe(422);
  expect((await order(id, 3, await makeUser(app.ctx))).statusCode).toBe(404);
  const ended = await make({ status: "unsold" });
  expect((await order(ended.id, 3)).json()).toMatchObject({ code: "NOT_RUNNING" });
  const forbidden = await makeCategory(app.ctx);
  await app.db
    .update(categories)
    .set({ policy: { topping: false } })
    .where(eq(categories.id, forbidden.id));
  forget(app.ctx);
  const cigarettes = await make({ categoryId: forbidden.id });
  const refused = await order(cigarettes.id, 3);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "TOPPING_FORBIDDEN"]);
  const page = await app.as(seller).get(`/api/me/advertisements/${cigarettes.id}/topping`);
  expect(page.json().data.refusal).toBe("TOPPING_FORBIDDEN");
});

test("TP3: what ended before it was paid is not topped, and the money goes back", async () => {
  const { id } = await make();
  const { orderId } = (await order(id, 3)).json().data;
  await end(id);
  await payFor(orderId);
  expect(await toppedUntil(id)).toBeNull();
  const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row).toMatchObject({ status: "refunded", refundedMinor: row?.totalMinor });
});

test.each(["running", "ended"])(
  "TP3: money given back whole before the grant brings no days to what is %s, and no event fails",
  async (state) => {
    const { id } = await make();
    const { orderId } = (await order(id, 3)).json().data;
    await payOnly(orderId);
    await giveBack(orderId, null);
    if (state === "ended") await end(id);
    await app.drainEvents();
    expect(await toppedUntil(id)).toBeNull();
    expect(await app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  },
);

test("TP3: what finance gives back once the days are given takes none of them away", async () => {
  const { id } = await make();
  const { orderId } = (await order(id, 3)).json().data;
  await payFor(orderId);
  const until = await toppedUntil(id);
  expect(until).not.toBeNull();
  await giveBack(orderId, null);
  await app.drainEvents();
  expect(await toppedUntil(id)).toEqual(until);
});

test("TP3: of an order that was given back in part, the days are given, or the rest goes back where the listing has ended", async () => {
  const [running, ended] = [await make(), await make()];
  for (const { id } of [running, ended]) {
    const { orderId } = (await order(id, 3)).json().data;
    await payOnly(orderId);
    await giveBack(orderId, 500);
    if (id === ended.id) await end(id);
    await app.drainEvents();
    const [row] = await app.db.select().from(orders).where(eq(orders.id, orderId));
    expect(row?.status).toBe(id === ended.id ? "refunded" : "partly_refunded");
    expect((await toppedUntil(id)) === null).toBe(id === ended.id);
  }
});

test("TP3: days that cost nothing are not given to what has ended, and nothing goes back", async () => {
  const operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const discount = { kind: "percent", percent: 100 };
  await app.as(operator).post("/api/finance/vouchers", { ...voucherBody, code: "ZDARMA", discount });
  const { id } = await make();
  const address = `/api/me/advertisements/${id}/topping`;
  const key = { "idempotency-key": "topping-for-nothing" };
  const answer = await app.as(seller).post(address, { days: 3, voucher: "ZDARMA" }, key);
  expect(answer.statusCode).toBe(201);
  await end(id);
  await app.drainEvents();
  expect(await toppedUntil(id)).toBeNull();
  const { orderId } = answer.json().data;
  expect(await app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(0);
});

test("fifty at once with one key order once, and fifty tellings of its payment give its days once", async () => {
  const { id } = await make();
  const fifty = <T>(act: () => Promise<T>) => Promise.all(Array.from({ length: 50 }, act));
  // Not the seller of the tests above, who has attempts behind them that count.
  const busy = await makeUser(app.ctx);
  await app.db.update(listings).set({ sellerId: busy.id }).where(eq(listings.id, id));
  const answers = await fifty(() => order(id, 7, busy, "fifty-at-once"));
  const made = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().data.orderId);
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([201, 429]));
  expect(new Set(made).size).toBe(1);
  expect(await app.db.$count(toppings, eq(toppings.listingId, id))).toBe(1);
  await fifty(() => payOnly(made[0]));
  const [topping] = await app.db.select().from(toppings).where(eq(toppings.listingId, id));
  await fifty(() => transaction(app.ctx, (tx) => grantTopping(tx, topping?.id ?? 0)));
  await app.drainEvents();
  const [granted] = await app.db.select().from(toppings).where(eq(toppings.listingId, id));
  const span = (granted?.grantedUntil?.getTime() ?? 0) - (granted?.grantedFrom?.getTime() ?? 0);
  expect([span, await toppedUntil(id)]).toEqual([7 * dayMs, granted?.grantedUntil]);
});
