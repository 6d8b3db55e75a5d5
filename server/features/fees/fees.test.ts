import { beforeAll, expect, test } from "vitest";
import type { FeeLines } from "#contract/fees/fees.ts";
import { dayMs } from "#contract/values/durations.ts";
import { and, desc, eq, sql } from "#server/db/query.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { cancelVoidedDeal } from "#server/features/deals/cancel-deal.ts";
import { openDeal } from "#server/features/deals/open-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { mails } from "#server/features/mails/table.ts";
import { endOrder, expireOrders } from "#server/features/payments/end-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeSetting, publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { billFees } from "./bill-fees.ts";
import { remindFees } from "./remind-fees.ts";
import { feeCharges, feeLines, feeStatements, feeTables } from "./table.ts";

const none: FeeLines = { seller_commission: null, buyer_premium: null, listing_fee: null, protection: null };
const some: FeeLines = {
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
  await publishWithoutInspection(app.ctx);
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399" });
  categoryId = (await makeCategory(app.ctx)).id;
  [seller, buyer] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
  await setFees(some);
});

const askFor = (validFrom: string | null, lines = some, key = crypto.randomUUID()) =>
  app.as(operator).post("/api/finance/fees", { validFrom, lines }, { "idempotency-key": key });

async function setFees(lines: FeeLines): Promise<void> {
  app.clock.advance(1_000);
  expect((await askFor(null, lines)).statusCode).toBe(201);
}

/** A draft of the seller that may be published. */
async function draft(): Promise<number> {
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, description: "Popis", status: "draft" as const },
    ...{ publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null },
  });
  await makePicture(app.ctx, id);
  return id;
}
const publish = (id: number) => app.as(seller).post(`/api/me/advertisements/${id}/publication`, {});

/** Publishes a listing and sells it; the id of its deal. */
async function sell(priceMinor: number): Promise<{ listingId: number; dealId: number }> {
  const listingId = await draft();
  expect((await publish(listingId)).statusCode).toBe(200);
  await openDeal(app.ctx, { listingId, sellerId: seller.id, buyerId: buyer.id, soldBy: "bid", priceMinor });
  const [deal] = await app.db.select().from(deals).where(eq(deals.listingId, listingId));
  return { listingId, dealId: deal?.id ?? 0 };
}

const chargesOf = async (listingId: number) =>
  (await app.db.select().from(feeCharges).where(eq(feeCharges.listingId, listingId)).orderBy(feeCharges.id)).map(
    ({ kind, userId, amountMinor }) => [kind, userId, amountMinor],
  );
const latestBill = async ({ id }: TestUser) => {
  const [row] = await app.db
    .select({ order: orders, statement: feeStatements })
    .from(feeStatements)
    .innerJoin(orders, eq(orders.id, feeStatements.orderId))
    .where(eq(feeStatements.userId, id))
    .orderBy(desc(feeStatements.id))
    .limit(1);
  if (!row) throw new Error("there is no bill");
  return row;
};
const pay = async (order: typeof orders.$inferSelect) => {
  await receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `fees-${order.id}`, currency: "CZK" },
    ...{ amountMinor: order.totalMinor, orderId: order.id },
  });
  await app.drainEvents();
};
/** Later; those who were signed in sign in again. */
async function pass(days: number): Promise<void> {
  app.clock.advance(days * dayMs);
  for (const user of [seller, buyer, operator]) {
    Object.assign(user, { token: await createToken(app.ctx, user.id, null) });
  }
}

test("FE2: a table of fees and its lines are never changed or deleted", async () => {
  const refusedOf = (table: string) => ({ cause: { message: `${table} is only added to` } });
  for (const [name, table, change] of [
    ["fee_tables", feeTables, { validFrom: new Date() }],
    ["fee_lines", feeLines, { hundredths: 0 }],
  ] as const) {
    const before = await app.db.select().from(table);
    expect(before).not.toEqual([]);
    await expect(app.db.update(table).set(change)).rejects.toMatchObject(refusedOf(name));
    await expect(app.db.delete(table)).rejects.toMatchObject(refusedOf(name));
    expect(await app.db.select().from(table)).toEqual(before);
  }
});

test("FE2: a listing keeps the fees that it was published under", async () => {
  const first = await draft();
  await publish(first);
  await setFees(none);
  const second = await draft();
  await publish(second);
  await setFees(some);
  const tableOf = async (id: number) =>
    (await app.db.select({ id: listings.feeTableId }).from(listings).where(eq(listings.id, id)))[0]?.id;
  expect(await tableOf(first)).not.toBe(await tableOf(second));
  expect((await app.as(null).get(`/api/auctions/${first}?lang=cs`)).json().data.buyerPremium).toEqual(
    some.buyer_premium,
  );
  expect((await app.as(null).get(`/api/auctions/${second}?lang=cs`)).json().data.buyerPremium).toBeNull();
  expect(await chargesOf(second)).toEqual([]);
});

test("FE2: a table of fees begins after all others, not in the past, and once for its key", async () => {
  const past = new Date(app.clock.now().getTime() - dayMs).toISOString();
  expect((await askFor(past)).json().errors).toHaveProperty("validFrom");
  const [key, later] = [crypto.randomUUID(), new Date(app.clock.now().getTime() + 1_000).toISOString()];
  const { id } = (await askFor(later, some, key)).json().data;
  expect((await askFor(later, some, key)).json().data.id).toBe(id);
  expect((await askFor(null)).json()).toMatchObject({ code: "FEES_SUPERSEDED" });
  app.clock.advance(2_000);
  const wrong = {
    ...some,
    seller_commission: { percent: 5, minimum: 20, cap: 10 },
    listing_fee: { percent: 1, minimum: 0, cap: null },
  };
  expect((await askFor(null, wrong)).json().errors).toMatchObject({
    "lines.seller_commission.cap": expect.anything(),
    "lines.listing_fee.percent": expect.anything(),
  });
});

test("FE3: a sale costs seller and buyer, a publication its seller, once each; a sale that is undone costs nothing", async () => {
  const { listingId, dealId } = await sell(1_234_50);
  const charges = [
    ["listing_fee", seller.id, 9_00],
    ["seller_commission", seller.id, 61_73],
    ["buyer_premium", buyer.id, 30_86],
  ];
  expect(await chargesOf(listingId)).toEqual(charges);
  await openDeal(app.ctx, {
    ...{ listingId, sellerId: seller.id, buyerId: buyer.id, soldBy: "bid", priceMinor: 1_234_50 },
  });
  expect(await chargesOf(listingId)).toEqual(charges);
  await cancelVoidedDeal(app.ctx, { listingId, buyerId: buyer.id });
  const waived = await app.db
    .select()
    .from(feeCharges)
    .where(and(eq(feeCharges.dealId, dealId), sql`waived_at is not null`));
  expect(waived).toHaveLength(2);
});

test("FE4, IN7: what a month has cost is billed once, as one document, and what is paid balances", async () => {
  const { listingId } = await sell(10_000_00);
  await billFees(app.ctx);
  expect((await app.as(buyer).get("/api/me/fees")).json().data.charges).toHaveLength(1);
  await pass(32);
  await Promise.all([billFees(app.ctx), billFees(app.ctx)]);
  await billFees(app.ctx);
  await app.drainEvents();
  const { order, statement } = await latestBill(buyer);
  expect(order).toMatchObject({ totalMinor: 250_00, isOwed: true, status: "awaiting_payment" });
  expect((await app.as(buyer).get("/api/me/fees")).json().data).toMatchObject({ charges: [], total: 0 });
  const [document] = await app.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(document).toMatchObject({ kind: "invoice", totalMinor: 250_00 });
  expect(document?.content).toMatchObject({ dueOn: statement.dueOn, paymentMethod: null });
  expect(document?.content.taxableOn?.slice(0, 7)).toBe(statement.month.slice(0, 7));
  const [sentMail] = await app.db
    .select()
    .from(mails)
    .where(eq(mails.key, `invoice:${document?.id}`));
  expect(sentMail?.subject).toContain("Vyúčtování poplatků");
  await pay(order);
  const issued = await app.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(issued, "the payment brings no second document").toHaveLength(1);
  expect(await chargesOf(listingId)).toHaveLength(3);
});

test("FE4: a bill neither runs out nor can be given up", async () => {
  const { order } = await latestBill(seller);
  await pass(8);
  await expireOrders(app.ctx);
  const cancel = await app.as(seller).post(`/api/orders/${order.id}/${order.hash}/cancellation`);
  expect(cancel.json()).toMatchObject({ code: "ORDER_OWED" });
  const [row] = await app.db.select().from(orders).where(eq(orders.id, order.id));
  expect(row?.status).toBe("awaiting_payment");
});

test("FE5, FE6: a bill past its day is asked for three times, and nothing new is published until it is paid", async () => {
  const { order } = await latestBill(seller);
  await pass(10);
  await remindFees(app.ctx);
  const waiting = await draft();
  expect((await publish(waiting)).json()).toMatchObject({ code: "FEES_OVERDUE" });
  for (const days of [7, 10, 30]) {
    await pass(days);
    await Promise.all([remindFees(app.ctx), remindFees(app.ctx)]);
  }
  await app.drainEvents();
  const sentMails = await app.db.select().from(mails).where(sql`key like ${"fees-reminder:%"}`);
  const { statement } = await latestBill(seller);
  expect(sentMails.filter(({ key }) => key.startsWith(`fees-reminder:${statement.id}:`))).toHaveLength(3);
  expect((await app.as(seller).get("/api/me/fees")).json().data.overdue).toMatchObject([{ orderId: order.id }]);
  await pay(order);
  expect((await publish(waiting)).statusCode).toBe(200);
});

test("FE3: what is undone after its bill goes back, at once where it is paid, else with the payment", async () => {
  const paid = await sell(2_000_00);
  const unpaid = await sell(4_000_00);
  await pass(32);
  await billFees(app.ctx);
  const { order } = await latestBill(buyer);
  expect(order.totalMinor).toBe(150_00);
  await cancelVoidedDeal(app.ctx, { listingId: unpaid.listingId, buyerId: buyer.id });
  await pay(order);
  const refunded = async () => (await app.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.refundedMinor;
  expect(await refunded()).toBe(100_00);
  await cancelVoidedDeal(app.ctx, { listingId: paid.listingId, buyerId: buyer.id });
  expect(await refunded()).toBe(150_00);
  await endOrder(app.ctx, order.id, "cancelled");
  await app.drainEvents();
  const notes = await app.db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(notes.map(({ kind, totalMinor }) => [kind, totalMinor]).toSorted()).toEqual([
    ["credit_note", -100_00],
    ["credit_note", -50_00],
    ["invoice", 150_00],
  ]);
});

test("only those who keep the money see and change fees", async () => {
  expect((await app.as(seller).get("/api/finance/fees")).statusCode).toBe(403);
  expect((await app.as(operator).get("/api/finance/fees")).json().data[0].lines).toEqual(some);
});
