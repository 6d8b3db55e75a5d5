import { beforeAll, expect, test } from "vitest";
import type { Deal } from "#contract/deals/deal.ts";
import { dayMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { cancelVoidedDeal } from "#server/features/deals/cancel-deal.ts";
import { receiveSilentDeals } from "#server/features/deals/receive-silent-deals.ts";
import { dealSteps } from "#server/features/deals/table.ts";
import { feeCharges } from "#server/features/fees/table.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { releaseOrder } from "#server/features/payments/release-order.ts";
import { orders, receipts } from "#server/features/payments/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeProvedUser, makeUser, prove, type TestUser } from "#test/make/user.ts";
import { holdEscrow } from "./hold-escrow.ts";

const parcel = { carrier: "zasilkovna", trackingNumber: "Z 123" };
const total = 1_690_00;
let app: TestApp;
let operator: TestUser;
let moderator: TestUser;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 12 });
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  moderator = await makeProvedUser(app.ctx, { scopes: ["moderation"] });
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399" });
  const lines = { seller_commission: null, buyer_premium: null, listing_fee: null };
  const protection = { percent: 3, minimum: 10, cap: null };
  const body = { validFrom: null, lines: { ...lines, protection } };
  expect(
    (await app.as(operator).post("/api/finance/fees", body, { "idempotency-key": "fees-of-protection" })).statusCode,
  ).toBe(201);
});

const path = ({ id }: { id: number }, rest = "") => `/api/me/deals/${id}${rest}`;
const seen = async (made: MadeDeal, side: "buyer" | "seller"): Promise<Deal> =>
  (await app.as(made[side]).get(path(made))).json().data;
const order = async (made: MadeDeal) => {
  const answer = await app.as(made.buyer).put(path(made, "/order"));
  expect(answer.statusCode).toBe(200);
  const [row] = await app.db.select().from(orders).where(eq(orders.id, answer.json().data.id));
  if (!row) throw new Error("the order is stored");
  return row;
};
let names = 0;
const money = (orderId: number, amountMinor = total, reference = `held-${++names}`) =>
  receiveMoney(app.ctx, { source: "transfer", reference, currency: "CZK", amountMinor, orderId });
async function pay(made: MadeDeal): Promise<number> {
  const { id, totalMinor } = await order(made);
  await money(id, totalMinor);
  await app.drainEvents();
  return id;
}
const orderRow = async (id: number) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0];
const payoutOf = async (orderId: number) =>
  (await app.db.select().from(payouts).where(eq(payouts.orderId, orderId)))[0];
const stepsOf = async ({ id }: MadeDeal) =>
  (await app.db.select().from(dealSteps).where(eq(dealSteps.dealId, id)).orderBy(dealSteps.id)).map(({ kind }) => kind);
const problem = (made: MadeDeal) =>
  app.as(made.buyer).post(path(made, "/problem"), { kind: "damaged", note: "Láhev přišla rozbitá." });
async function decide(made: MadeDeal, body: object) {
  const { cases } = await seen(made, "buyer");
  const open = cases.find(({ outcome }) => outcome === null);
  return app.as(moderator).put(`/api/moderation/cases/${open?.id}/decision`, { reasons: "Fotografie.", ...body });
}
/** Later; whoever was signed in signs in again. */
async function pass(ms: number, ...people: TestUser[]): Promise<void> {
  app.clock.advance(ms);
  for (const each of [operator, moderator, ...people]) {
    Object.assign(each, { token: await createToken(app.ctx, each.id, null) });
    await prove(app.ctx, each);
  }
}
const withAccount = async (made: MadeDeal) => {
  await makeContact(app.ctx, made.seller.id, {});
  return made;
};
const protectedDeal = () => makeDeal(app.ctx, { isProtected: true });

test("PP2: paid to the site's account, not to the seller's, and confirmed by the site alone", async () => {
  const made = await withAccount(await protectedDeal());
  const toPay = await seen(made, "buyer");
  expect(toPay).toMatchObject({ payment: null, todo: "pay", protection: { money: "awaited", order: null } });
  expect(toPay.actions).toContain("pay_held");
  expect(toPay.actions).not.toContain("say_paid");
  expect((await app.as(made.seller).put(path(made, "/payment"))).json()).toMatchObject({
    code: "DEAL_PROTECTED",
  });
  expect((await app.as(made.seller).put(path(made, "/order"))).statusCode).toBe(403);
  const [one, two] = await Promise.all([order(made), order(made)]);
  expect(one.id, "two presses are one order").toBe(two.id);
  expect(one).toMatchObject({ isEscrowed: true, totalMinor: total, userId: made.buyer.id });
  const { data } = (await app.as(null).get(`/api/orders/${one.id}/${one.hash}`)).json();
  expect(data).toMatchObject({
    isEscrowed: true,
    expiresAt: null,
    dueOn: (await made.row()).payBy,
    transfer: { amount: 1_690 },
  });
  const cancelled = await app.as(made.buyer).post(`/api/orders/${one.id}/${one.hash}/cancellation`);
  expect(cancelled.json()).toMatchObject({ code: "PROTECTED_ORDER" });
  await money(one.id);
  await app.drainEvents();
  expect(await seen(made, "seller")).toMatchObject({
    status: "paid",
    todo: "send",
    protection: { money: "held", forSeller: 1_690, needsAccount: false },
  });
  expect(await app.db.$count(invoices, eq(invoices.orderId, one.id)), "held money has no tax document").toBe(0);
  const kinds = async (to: TestUser) => (await app.mails(to.email)).map(({ kind }) => kind);
  expect(await kinds(made.buyer)).toContain("deal-held");
  expect(await kinds(made.seller)).toContain("deal-held");
});

test("PP2: a listing that is not protected is paid to its seller, and pays no fee for it", async () => {
  const made = await makeDeal(app.ctx);
  expect((await seen(made, "buyer")).protection).toBeNull();
  expect((await app.as(made.buyer).put(path(made, "/order"))).json()).toMatchObject({
    code: "NOT_PROTECTED",
  });
  expect(await app.db.$count(feeCharges, eq(feeCharges.dealId, made.id))).toBe(0);
});

test("PP3: money that does not agree waits, a webhook that comes twice counts once, and a second payment waits", async () => {
  const made = await protectedDeal();
  const { id } = await order(made);
  expect(await money(id, total - 1)).toBe("unpaired");
  expect(await money(id, total + 1)).toBe("unpaired");
  await app.drainEvents();
  expect((await made.row()).status).toBe("awaiting_payment");
  expect(await money(id, total, "once")).toBe("paid");
  expect(await money(id, total, "once")).toBe("known");
  await app.drainEvents();
  await Promise.all([holdEscrow(app.ctx, made.id, id), holdEscrow(app.ctx, made.id, id)]);
  expect(await money(id, total, "twice")).toBe("unpaired");
  expect((await stepsOf(made)).filter((kind) => kind === "held")).toHaveLength(1);
  expect(await app.db.$count(receipts, sql`order_id is null and fault = 'paid_already'`)).toBe(1);
});

test("PP4: the receipt releases the money once, which is sent and marked once, with the seller told", async () => {
  const made = await withAccount(await protectedDeal());
  const orderId = await pay(made);
  await app.as(made.seller).put(path(made, "/dispatch"), parcel);
  const receive = () => app.as(made.buyer).put(path(made, "/receipt"));
  expect((await Promise.all([receive(), receive()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await app.drainEvents();
  expect(await orderRow(orderId)).toMatchObject({ releasedMinor: total, refundedMinor: 0 });
  expect(await releaseOrder(app.ctx, orderId), "a second release finds nothing").toBe(0);
  expect((await seen(made, "seller")).protection?.money).toBe("released");
  const payout = await payoutOf(orderId);
  expect(payout).toMatchObject({ amountMinor: total, userId: made.seller.id, paidAt: null });

  const file = () =>
    app.as(operator).post("/api/finance/bank-orders", { format: "sepa" }, { "idempotency-key": `batch-of-${orderId}` });
  const [first, second] = [await file(), await file()];
  expect(first.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  const batch = `/api/finance/bank-orders/${first.json().data.id}`;
  const { content } = (await app.as(operator).get(batch)).json().data;
  expect(content).toContain(`<InstdAmt Ccy="CZK">1690.00</InstdAmt>`);
  expect(content).toContain(`<EndToEndId>/VS/${payout?.variableSymbol}</EndToEndId>`);
  const send = () => app.as(operator).put(`/api/finance/payouts/${payout?.id}/payment`);
  expect((await Promise.all([send(), send()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  await app.drainEvents();
  const booked = await app.db.execute(
    sql`select from ledger_entries where order_id = ${orderId} and reason = 'payout'`,
  );
  expect(booked.rows).toHaveLength(1);
  expect(await app.db.$count(auditEntries, eq(auditEntries.subjectId, `payout-${payout?.id}`))).toBe(1);
  expect((await seen(made, "seller")).protection?.money).toBe("paid_out");
  const kinds = (await app.mails(made.seller.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["deal-released", "deal-paid-out"]));
});

test("PP4: three days after a delivery that the buyer could follow the money is released, unless a case is open", async () => {
  const made = await withAccount(await protectedDeal());
  await pay(made);
  await app.as(made.seller).put(path(made, "/dispatch"), parcel);
  const deliver = () => app.as(made.seller).put(path(made, "/delivery-note"));
  expect((await deliver()).json()).toMatchObject({ code: "DELIVERED_TOO_EARLY" });
  await pass(dayMs + 1_000, made.seller, made.buyer);
  expect((await deliver()).statusCode).toBe(200);
  expect((await deliver()).statusCode).toBe(200);
  expect((await stepsOf(made)).filter((kind) => kind === "delivered")).toHaveLength(1);
  await pass(3 * dayMs - 2_000, made.seller, made.buyer);
  await receiveSilentDeals(app.ctx);
  expect((await made.row()).status).toBe("sent");
  expect((await problem(made)).statusCode).toBe(201);
  expect((await app.as(made.buyer).put(path(made, "/receipt"))).json()).toMatchObject({ code: "CASE_OPEN" });
  await pass(10 * dayMs, made.seller, made.buyer);
  await receiveSilentDeals(app.ctx);
  expect((await made.row()).status, "a case holds the money").toBe("sent");
  expect((await decide(made, { decision: "reject" })).statusCode).toBe(200);
  await receiveSilentDeals(app.ctx);
  expect((await made.row()).status).toBe("received");
});

test("PP4: a parcel that nobody can follow waits the fourteen days of any other", async () => {
  const made = await protectedDeal();
  await pay(made);
  await app.as(made.seller).put(path(made, "/dispatch"), { carrier: "other", trackingNumber: "" });
  await pass(5 * dayMs, made.seller, made.buyer);
  expect((await app.as(made.seller).put(path(made, "/delivery-note"))).json()).toMatchObject({
    code: "DELIVERED_TOO_EARLY",
  });
});

test("PP5: a case gives all back and ends the deal, or a part and lets it go on with the rest", async () => {
  const all = await withAccount(await protectedDeal());
  const allOrder = await pay(all);
  await problem(all);
  expect((await decide(all, { decision: "uphold" })).statusCode).toBe(200);
  expect(await orderRow(allOrder)).toMatchObject({
    status: "refunded",
    refundedMinor: total,
    releasedMinor: 0,
  });
  expect(await all.row()).toMatchObject({ status: "cancelled" });
  const waived = await app.db.select().from(feeCharges).where(eq(feeCharges.dealId, all.id));
  expect(waived).toMatchObject([{ kind: "protection", amountMinor: 45_00, waivedAt: expect.any(Date) }]);

  const part = await withAccount(await protectedDeal());
  const partOrder = await pay(part);
  await app.as(part.seller).put(path(part, "/dispatch"), parcel);
  await problem(part);
  expect((await decide(part, { decision: "uphold", refund: 1_690 })).json()).toMatchObject({
    code: "REFUND_TOO_HIGH",
  });
  expect((await decide(part, { decision: "uphold", refund: 400 })).statusCode).toBe(200);
  expect(await part.row()).toMatchObject({ status: "sent" });
  await app.as(part.buyer).put(path(part, "/receipt"));
  await app.drainEvents();
  expect(await orderRow(partOrder)).toMatchObject({ refundedMinor: 400_00, releasedMinor: 1_290_00 });
  expect(await payoutOf(partOrder)).toMatchObject({ amountMinor: 1_290_00 });
  expect((await app.mails(part.buyer.email)).map(({ kind }) => kind)).toContain("deal-refunded");
  await problem(part);
  expect((await decide(part, { decision: "uphold", refund: 1 })).json(), "it is the seller's by now").toMatchObject({
    code: "NOTHING_HELD",
  });
});

test("PM14: held money is decided about by who has just shown who is there; another case asks for nothing", async () => {
  const made = await withAccount(await protectedDeal());
  const orderId = await pay(made);
  await problem(made);
  const proved = moderator;
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  for (const body of [{ decision: "uphold" }, { decision: "uphold", refund: 10 }, { decision: "reject" }])
    expect((await decide(made, body)).json().code).toBe("PASSWORD_NEEDED");
  expect((await orderRow(orderId))?.refundedMinor).toBe(0);
  const unprotected = await makeDeal(app.ctx, { status: "sent" });
  await problem(unprotected);
  expect((await decide(unprotected, { decision: "reject" })).statusCode).toBe(200);
  moderator = proved;
  expect((await decide(made, { decision: "uphold" })).statusCode).toBe(200);
});

test("PP5: of a refund and a release at once one finds the money, never both", async () => {
  const made = await withAccount(await protectedDeal());
  const orderId = await pay(made);
  await app.as(made.seller).put(path(made, "/dispatch"), parcel);
  const undo = () => cancelVoidedDeal(app.ctx, { listingId: made.listingId, buyerId: made.buyer.id });
  await Promise.all([app.as(made.buyer).put(path(made, "/receipt")), undo()]);
  const row = await orderRow(orderId);
  expect([row?.refundedMinor, row?.releasedMinor].sort()).toEqual([0, total]);
  expect((await made.row()).status).toBe(row?.releasedMinor ? "received" : "cancelled");
  await expect(
    refundOrder(app.ctx, { orderId, amountMinor: 1, reason: "", byId: null, idempotencyKey: "more" }),
  ).rejects.toMatchObject({ code: "REFUND_TOO_HIGH" });
  await expect(
    app.db.update(orders).set({ refundedMinor: total, releasedMinor: 1 }).where(eq(orders.id, orderId)),
    "and the database would refuse it",
  ).rejects.toThrow();
});

test("PP5: a deal that is cancelled while its buyer pays gives the money back, and so does a sum that holds no more", async () => {
  const made = await protectedDeal();
  const { id } = await order(made);
  await cancelVoidedDeal(app.ctx, { listingId: made.listingId, buyerId: made.buyer.id });
  expect((await orderRow(id))?.status).toBe("cancelled");
  await money(id);
  await app.drainEvents();
  await holdEscrow(app.ctx, made.id, id);
  expect(await orderRow(id)).toMatchObject({ status: "refunded", refundedMinor: total });

  const other = await makeDeal(app.ctx, { isProtected: true, handover: "both" });
  const choose = (body: object) => app.as(other.buyer).put(path(other, "/delivery"), body);
  const address = {
    name: "Petra Malá",
    phone: "+420 777 765 432",
    street: "Lidická 12",
    city: "Brno",
    zip: "602 00",
    country: "CZ",
  };
  await choose({ handover: "post", address });
  const byPost = await order(other);
  await choose({ handover: "in_person" });
  const byHand = await order(other);
  expect([byPost.totalMinor, byHand.totalMinor]).toEqual([total, 1_500_00]);
  await money(byPost.id, total);
  await app.drainEvents();
  expect((await orderRow(byPost.id))?.status).toBe("refunded");
  expect((await other.row()).status).toBe("awaiting_payment");
  await money(byHand.id, 1_500_00);
  await app.drainEvents();
  expect((await other.row()).status).toBe("paid");
});

test("PP5: held money is not returned past its deal", async () => {
  const made = await protectedDeal();
  const orderId = await pay(made);
  const answer = await app
    .as(operator)
    .post(`/api/finance/orders/${orderId}/refund`, { amount: 5, reason: "omyl" }, { "idempotency-key": "refund-held" });
  expect(answer.json()).toMatchObject({ code: "ORDER_HELD" });
});

test("PP6: nothing is sent to nowhere, nor to a suspended seller; a refused transfer waits again", async () => {
  const made = await protectedDeal();
  const orderId = await pay(made);
  expect((await seen(made, "seller")).protection?.needsAccount).toBe(true);
  await app.as(made.seller).put(path(made, "/dispatch"), parcel);
  await app.as(made.buyer).put(path(made, "/receipt"));
  const payout = await payoutOf(orderId);
  const send = () => app.as(operator).put(`/api/finance/payouts/${payout?.id}/payment`);
  const file = () =>
    app.as(operator).post("/api/finance/bank-orders", { format: "sepa" }, { "idempotency-key": crypto.randomUUID() });
  expect((await send()).json()).toMatchObject({ code: "NO_ACCOUNT" });
  await makeContact(app.ctx, made.seller.id, {});
  const suspend = (suspendedAt: Date | null) =>
    app.db
      .update(users)
      .set({ suspendedAt, suspendedReason: suspendedAt && "Podvod" })
      .where(eq(users.id, made.seller.id));
  await suspend(new Date());
  expect((await send()).json()).toMatchObject({ code: "PAYEE_SUSPENDED" });
  const listed = (await app.as(operator).get("/api/finance/payouts")).json().items;
  expect(listed.find(({ id }: { id: number }) => id === payout?.id)).toMatchObject({
    obstacle: "PAYEE_SUSPENDED",
  });
  await suspend(null);
  expect((await file()).statusCode).toBe(201);
  const { userId, iban = null } = (await payoutOf(orderId)) ?? { userId: 0 };
  expect(openAccount(app.ctx, userId, iban), "from the file on the account stays").toMatch(/^CZ/);
  const takeBack = () => app.as(operator).delete(`/api/finance/payouts/${payout?.id}/batch`);
  expect((await takeBack()).statusCode).toBe(200);
  await app.db.delete(contactDetails).where(eq(contactDetails.userId, made.seller.id));
  expect((await send()).json()).toMatchObject({ code: "NO_ACCOUNT" });
  await makeContact(app.ctx, made.seller.id, {});
  expect((await send()).statusCode).toBe(200);
  expect((await takeBack()).json()).toMatchObject({ code: "PAYOUT_SENT" });
  expect((await app.as(moderator).get("/api/finance/payouts")).statusCode).toBe(403);
});

test("PP4: what is held for a suspended seller is released by the buyer's word alone", async () => {
  const made = await protectedDeal();
  await pay(made);
  await app.as(made.seller).put(path(made, "/dispatch"), parcel);
  await app.db
    .update(users)
    .set({ suspendedAt: new Date(), suspendedReason: "Podvod" })
    .where(eq(users.id, made.seller.id));
  await pass(15 * dayMs, made.buyer);
  await receiveSilentDeals(app.ctx);
  expect((await made.row()).status).toBe("sent");
  expect((await app.as(made.buyer).put(path(made, "/receipt"))).statusCode).toBe(200);
});
