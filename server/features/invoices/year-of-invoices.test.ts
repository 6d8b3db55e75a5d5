import { beforeAll, expect, test } from "vitest";
import type { FeeLines } from "#contract/fees/fees.ts";
import { dayMs } from "#contract/values/durations.ts";
import { and, desc, eq, isNotNull, sql } from "#server/db/query.ts";
import { forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { cancelVoidedDeal } from "#server/features/deals/cancel-deal.ts";
import { openDeal } from "#server/features/deals/open-deal.ts";
import { billFees } from "#server/features/fees/bill-fees.ts";
import { seedPackages } from "#server/features/packages/seed-packages.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeSetting, publishWithoutInspection } from "#test/make/setting.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { isThorough } from "#test/property-runs.ts";

/**
 * Months of packages, topping, fees, refunds and what goes wrong on the way, with a new rate of VAT in their middle: two, or a
 * year in `npm run release-check`.
 */

const year = 2027;
const [firstMonth, lastMonth] = isThorough ? [1, 12] : [6, 7];
const fees: FeeLines = {
  seller_commission: { percent: 5, minimum: 20, cap: 1_000 },
  buyer_premium: { percent: 2.5, minimum: 0, cap: null },
  listing_fee: { percent: 0, minimum: 9, cap: null },
  protection: null,
};
let app: TestApp;
let seller: TestUser;
let buyer: TestUser;
let operator: TestUser;
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date(`${year}-01-02T10:00:00Z`));
  await publishWithoutInspection(app.ctx);
  await seedPackages(app.ctx);
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399" });
  await makeSetting(app.ctx, "tax", {
    rates: [
      { from: "2024-01-01", standard: 21, reduced: 12 },
      { from: `${year}-07-01`, standard: 23, reduced: 12 },
    ],
  });
  categoryId = (await makeCategory(app.ctx)).id;
  [seller, buyer] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  await signInAgain();
  const set = { validFrom: null, lines: fees };
  const key = { "idempotency-key": "fees-of-the-year" };
  expect((await app.as(operator).post("/api/finance/fees", set, key)).statusCode).toBe(201);
  app.clock.advance(1_000);
});

async function signInAgain(): Promise<void> {
  for (const user of [seller, buyer, operator])
    Object.assign(user, { token: await createToken(app.ctx, user.id, null) });
  // The limits go by the real time, in which the whole year is a minute.
  await forgetAttempts(app.ctx, limits.purchaseUser, String(seller.id));
}

async function draft(): Promise<number> {
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, description: "Popis", status: "draft" as const },
    ...{ publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null },
  });
  await makePicture(app.ctx, id);
  return id;
}

let made = 0;
async function orderTopping(days: number): Promise<number> {
  const { id } = await makeListing(app.ctx, { sellerId: seller.id, categoryId });
  const key = { "idempotency-key": `year-topping-${++made}` };
  const answer = await app.as(seller).post(`/api/me/advertisements/${id}/topping`, { days }, key);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.orderId;
}
async function orderPackage(name: string): Promise<number> {
  const answer = await app.as(seller).post(`/api/me/advertisements/${await draft()}/publication`, { package: name });
  expect(answer.statusCode).toBe(200);
  return answer.json().data.payment.orderId;
}
async function sell(priceMinor: number): Promise<number> {
  const id = await draft();
  expect((await app.as(seller).post(`/api/me/advertisements/${id}/publication`, {})).statusCode).toBe(200);
  const sides = { listingId: id, sellerId: seller.id, buyerId: buyer.id };
  await openDeal(app.ctx, { ...sides, soldBy: "bid", priceMinor });
  return id;
}
async function pay(orderId: number, more = 0): Promise<void> {
  const [order] = await app.db.select().from(orders).where(eq(orders.id, orderId));
  const amountMinor = (order?.totalMinor ?? 0) + more;
  const reference = `year-${orderId}-${++made}`;
  await receiveMoney(app.ctx, { source: "transfer", reference, amountMinor, currency: "CZK", orderId });
}
const giveBack = (orderId: number, amountMinor: number | null) =>
  refundOrder(app.ctx, { orderId, amountMinor, reason: "", byId: null, idempotencyKey: `back-${++made}` });
const latestBills = async () => {
  const isBill = and(eq(orders.subjectType, "fees"), eq(orders.status, "awaiting_payment"));
  return app.db.select().from(orders).where(isBill).orderBy(desc(orders.id));
};

/** A month in which all happens that can happen to an order. */
async function liveThrough(month: number): Promise<void> {
  app.clock.set(new Date(Date.UTC(year, month - 1, 3, 9)));
  await signInAgain();
  await billFees(app.ctx);
  await app.drainEvents();
  // Bills are paid but for the buyer's of every fifth month.
  for (const { id, userId } of await latestBills()) if (userId === seller.id || month % 5 !== 0) await pay(id);
  const [three, seven, fourteen] = [await orderTopping(3), await orderTopping(7), await orderTopping(14)];
  const [standard, premium] = [await orderPackage("standard"), await orderPackage("premium")];
  const [unpaid, cancelled, wrong] = [await orderTopping(3), await orderTopping(3), await orderTopping(7)];
  for (const id of [three, seven, fourteen, standard, premium]) await pay(id);
  await pay(seven);
  await pay(wrong, 1);
  const [given] = await app.db.select().from(orders).where(eq(orders.id, cancelled));
  await app.as(seller).post(`/api/orders/${cancelled}/${given?.hash}/cancellation`);
  await giveBack(fourteen, 1_234 + month);
  if (month % 2 === 0) await giveBack(fourteen, 777);
  if (month % 3 === 0) await giveBack(three, null);
  await sell(1_000_00 + month * 123_45);
  const undone = await sell(2_000_00);
  app.clock.advance(9 * dayMs);
  await expireOrders(app.ctx);
  await app.drainEvents();
  if (month % 4 === 3) await pay(unpaid);
  if (month % 2 === 0) await cancelVoidedDeal(app.ctx, { listingId: undone, buyerId: buyer.id });
  // Ordered under the old rate, paid under the new one.
  app.clock.set(new Date(Date.UTC(year, month - 1, 28, 20)));
  await signInAgain();
  const late = await orderTopping(7);
  app.clock.advance(4 * dayMs);
  await pay(late);
  await app.drainEvents();
}

test("all invoices and credit notes add up to the ledger, rate by rate and kind by kind, in series without a gap", async () => {
  for (let month = firstMonth; month <= lastMonth; month++) await liveThrough(month);
  app.clock.set(new Date(Date.UTC(year, lastMonth, 3, 9)));
  await billFees(app.ctx);
  await app.drainEvents();

  const read = async (query: ReturnType<typeof sql>) =>
    (await app.db.execute<{ of: string; sum: string }>(query)).rows.map((row) => [row.of, Number(row.sum)]);
  const lines = sql`invoices i join orders o on o.id = i.order_id, jsonb_array_elements(i.content->'lines') as line
    where i.kind <> 'proforma'`;
  const booked = sql`(select credit as account, amount_minor as amount, order_id from ledger_entries
    union all select debit, -amount_minor, order_id from ledger_entries) moved join orders o on o.id = moved.order_id`;

  const taxOfDocuments = await read(sql`select 'vat:' || (line->>'vatPercent') as of,
    sum((line->>'vatMinor')::int8) as sum from ${lines} group by 1 order by 1`);
  expect(taxOfDocuments.map(([rate]) => rate)).toEqual(["vat:21", "vat:23"]);
  expect(
    await read(sql`select account as of, sum(amount) as sum from ${booked}
      where account like 'vat:%' group by 1 order by 1`),
  ).toEqual(taxOfDocuments);

  const basesOfDocuments = await read(sql`select o.subject_type as of,
    sum((line->>'baseMinor')::int8) as sum from ${lines} group by 1 order by 1`);
  expect(basesOfDocuments.map(([kind]) => kind)).toEqual(["fees", "package", "topping"]);
  expect(
    await read(sql`select o.subject_type as of, sum(amount) as sum from ${booked}
      where account like 'revenue:%' group by 1 order by 1`),
  ).toEqual(basesOfDocuments);

  // What is no fee is booked on the day of its document.
  const monthsOfDocuments = await read(sql`select left(i.content->>'taxableOn', 7) as of,
    sum((line->>'totalMinor')::int8) as sum from ${lines} and o.subject_type <> 'fees' group by 1 order by 1`);
  expect(monthsOfDocuments.length).toBeGreaterThan(lastMonth - firstMonth);
  expect(
    await read(sql`select to_char(e.booked_at at time zone 'Europe/Prague', 'YYYY-MM') as of,
        sum(case when e.debit = 'unpaired' then amount_minor else -amount_minor end) as sum
      from ledger_entries e join orders o on o.id = e.order_id
      where o.subject_type <> 'fees' and e.reason in ('order', 'refund') group by 1 order by 1`),
  ).toEqual(monthsOfDocuments);

  const { rows: series } = await app.db.execute<{ count: number; last: number; kind: string }>(sql`
    select kind, year, count(*)::int as count, max(sequence)::int as last from invoices group by kind, year`);
  expect(series.filter(({ count, last }) => count !== last)).toEqual([]);
  expect(series.filter(({ kind }) => kind === "credit_note").length).toBeGreaterThan(0);
  expect(await app.db.$count(orders, isNotNull(orders.paidAt))).toBeGreaterThan(7 * (1 + lastMonth - firstMonth));
});

test("fees are taxed at the rate of the month that they are of, all else at that of the day it is paid", async () => {
  const rateOf = async (taxableOn: string, subject: string) => {
    const { rows } = await app.db.execute<{ rates: string }>(sql`
      select string_agg(distinct line->>'vatPercent', ',') as rates
      from invoices i join orders o on o.id = i.order_id, jsonb_array_elements(i.content->'lines') as line
      where i.kind = 'invoice' and o.subject_type = ${subject} and i.content->>'taxableOn' like ${taxableOn}`);
    return rows[0]?.rates;
  };
  expect(await rateOf(`${year}-06-30`, "fees")).toBe("21");
  expect(await rateOf(`${year}-07-31`, "fees")).toBe("23");
  expect(await rateOf(`${year}-06-%`, "topping")).toBe("21");
  expect(await rateOf(`${year}-07-%`, "topping")).toBe("23");
});
