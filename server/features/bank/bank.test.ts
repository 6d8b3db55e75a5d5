import { beforeAll, beforeEach, expect, test } from "vitest";
import type { BankMovement, DayOfAccount } from "#contract/bank/bank-movements.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { eq, sql } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { ledgerEntries } from "#server/features/payments/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type FioMovement, fioStatement } from "#test/make/bank-statement.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { outgoings } from "./table.ts";

const payerAccount = "19-2000145399/0800";
const sellerIban = "CZ5508000000001234567899";
const sellerAccount = "1234567899/0800";

let app: TestApp;
let operator: TestUser;
let payer: TestUser;
let day: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399" });
  payer = await makeUser(app.ctx);
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  day = pragueDay(app.ctx.clock());
});

let ids = 0;
const movement = (amount: number, symbol: string, account = payerAccount): FioMovement => ({
  ...{ id: ++ids, day, amount, symbol, account },
});
const api = (who = operator) => app.as(who);
const take = async (content: string, who = operator) =>
  (await api(who).post("/api/finance/statements", { content: Buffer.from(content).toString("base64") })).json().data;
/** An order that a statement has paid, and its refund. */
async function refundOf(userId = payer.id, account = payerAccount) {
  const order = await createOrder(app.ctx, {
    ...{ userId, subject: { type: "topping" as const, id: 1 } },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 5_900 }],
  });
  await take(fioStatement([movement(59, order.variableSymbol, account)]));
  const body = { amount: 59, reason: "dohoda" };
  const key = { "idempotency-key": `refund-${order.id}` };
  expect((await api().post(`/api/finance/orders/${order.id}/refund`, body, key)).statusCode).toBe(200);
  const [refund] = await app.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  if (!refund) throw new Error("a refund is stored");
  return { ...refund, symbol: order.variableSymbol };
}
async function payoutTo(seller: TestUser, symbol = "2026900001") {
  const order = await createOrder(app.ctx, {
    ...{ userId: payer.id, subject: { type: "topping" as const, id: 2 } },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 100 }],
  });
  const values = { orderId: order.id, userId: seller.id, amountMinor: 120_000, variableSymbol: symbol };
  const [payout] = await app.db
    .insert(payouts)
    .values({ ...values, createdAt: app.ctx.clock() })
    .returning();
  if (!payout) throw new Error("an insert returns its row");
  return payout;
}
const orderFile = async (format: "sepa" | "abo" = "sepa", who = operator) =>
  api(who).post("/api/finance/bank-orders", { format }, { "idempotency-key": crypto.randomUUID() });
const fileOf = async (id: number) => (await api().get(`/api/finance/bank-orders/${id}`)).json().data.content as string;
const sentAt = async (id: number) => (await app.db.select().from(refunds).where(eq(refunds.id, id)))[0]?.sentAt;
const waitingOut = async (): Promise<BankMovement[]> =>
  (await api().get("/api/finance/bank-movements?direction=out&state=waiting")).json().items;
const booked = async (reason: string) => app.db.$count(ledgerEntries, eq(ledgerEntries.reason, reason));

test("PM17: an outgoing line settles the refund and the payout of its symbol, amount and account, once however often it comes", async () => {
  const refund = await refundOf();
  const seller = await makeUser(app.ctx);
  await makeContact(app.ctx, seller.id, { iban: sellerIban });
  const payout = await payoutTo(seller);
  expect((await orderFile()).statusCode).toBe(201);
  const before = await booked("refund");
  const lines = [movement(-59, refund.symbol), movement(-1_200, payout.variableSymbol, sellerAccount)];
  const statement = fioStatement(lines);
  expect(await take(statement)).toMatchObject({ out: { lines: 2, known: 0, settled: 2, waiting: 0 } });
  expect(await sentAt(refund.id)).not.toBeNull();
  expect((await app.db.select().from(payouts))[0]?.paidAt).not.toBeNull();
  expect([await booked("refund"), await booked("payout")]).toEqual([before + 1, 1]);
  expect(await take(statement)).toMatchObject({ out: { known: 2, settled: 0 } });
  // The same movements in another format are the same money.
  const rows = lines.map(({ id, amount, symbol, account }) => `${id};${day};${amount},00;${symbol};${account}`);
  const table = ["ID pohybu;Datum;Objem;VS;Protiúčet", ...rows].join("\n");
  expect(await take(table)).toMatchObject({ out: { lines: 2, known: 2 } });
  expect(await take(table)).toMatchObject({ out: { known: 2 } });
  expect([await booked("refund"), await booked("payout")]).toEqual([before + 1, 1]);
  // A second such line is more money, which nothing explains.
  expect(await take(fioStatement([movement(-59, refund.symbol)]))).toMatchObject({ out: { waiting: 1 } });
});

test("PM17: what was marked as sent by hand is met by its line and booked once", async () => {
  const refund = await refundOf();
  await api().post(`/api/finance/refunds/${refund.id}/confirmation`);
  const before = await booked("refund");
  expect(await take(fioStatement([movement(-59, refund.symbol)]))).toMatchObject({ out: { settled: 1 } });
  expect(await booked("refund")).toBe(before);
});

test("PM17: money that waited and was returned is met by its line", async () => {
  await take(fioStatement([movement(77, "")]));
  const [waiting] = (await api().get("/api/finance/receipts")).json().items;
  await api().post(`/api/finance/receipts/${waiting.id}/return`, { reason: "nepatří nám" });
  expect(await take(fioStatement([movement(-77, "")]))).toMatchObject({ out: { settled: 1, waiting: 0 } });
});

test("PM17: what does not agree waits, says why and what it may be, and is decided by a person once", async () => {
  const refund = await refundOf();
  const lines = [movement(-59, refund.symbol, sellerAccount), movement(-58, refund.symbol), movement(-12, "", "")];
  expect(await take(fioStatement(lines))).toMatchObject({ out: { settled: 0, waiting: 3 } });
  const waiting = await waitingOut();
  expect(waiting.map(({ amount, fault }) => [amount, fault])).toEqual([
    [12, "no_payment"],
    [58, "amount"],
    [59, "account"],
  ]);
  const [fee, less, other] = waiting;
  expect(other?.suggestions).toEqual([
    { kind: "refund", id: refund.id, orderId: refund.orderId, payee: payer.username },
  ]);
  const settle = (id = 0, kind = "refund", of = refund.id) =>
    api().post(`/api/finance/outgoings/${id}/settlement`, { kind, id: of });
  expect((await settle(less?.id)).json().code).toBe("OUTGOING_AMOUNT");
  expect((await settle(other?.id, "payout", 1)).json().code).toBe("OUTGOING_UNKNOWN");
  expect((await settle(other?.id)).statusCode).toBe(200);
  expect(await sentAt(refund.id)).not.toBeNull();
  expect((await settle(other?.id)).json().code).toBe("OUTGOING_SETTLED");
  const dismiss = (id = 0) => api().post(`/api/finance/outgoings/${id}/dismissal`, { reason: "poplatek banky" });
  expect((await dismiss(fee?.id)).statusCode).toBe(200);
  expect((await dismiss(fee?.id)).json().code).toBe("OUTGOING_SETTLED");
  expect(await waitingOut()).toHaveLength(1);
  const subjects = (await app.db.select().from(auditEntries)).map(({ subjectId }) => subjectId);
  expect(subjects).toEqual(expect.arrayContaining([`outgoing-${other?.id}`, `outgoing-${fee?.id}`]));
});

test("PM13: a statement that its payee takes in leaves their refund to a colleague, and so does a file", async () => {
  const own = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const refund = await refundOf(own.id);
  expect((await orderFile("sepa", own)).json().code).toBe("OWN_MONEY");
  const write = (who: TestUser) => api(who).put(`/api/finance/refunds/${refund.id}/account`, { account: payerAccount });
  expect((await write(own)).json().code).toBe("OWN_MONEY");
  expect((await write(operator)).statusCode).toBe(200);
  expect(await take(fioStatement([movement(-59, refund.symbol)]), own)).toMatchObject({ out: { waiting: 1 } });
  const [line] = await waitingOut();
  expect(line?.fault).toBe("own_money");
  const settle = (who: TestUser) =>
    api(who).post(`/api/finance/outgoings/${line?.id}/settlement`, { kind: "refund", id: refund.id });
  expect((await settle(own)).json().code).toBe("OWN_MONEY");
  expect((await settle(operator)).statusCode).toBe(200);
});

test("PM18: refunds and payouts go into one file once, which is the same again, and wait anew once the bank refused them", async () => {
  const refund = await refundOf();
  const seller = await makeUser(app.ctx);
  await makeContact(app.ctx, seller.id, { iban: sellerIban });
  const payout = await payoutTo(seller);
  const ordered = await orderFile();
  expect(ordered.statusCode).toBe(201);
  const { id } = ordered.json().data;
  const content = await fileOf(id);
  expect(content).toContain(`<NbOfTxs>2</NbOfTxs><CtrlSum>1259.00</CtrlSum>`);
  expect(content).toContain("<IBAN>CZ6508000000192000145399</IBAN></Id></CdtrAcct>");
  expect(content).toContain(`/VS/${refund.symbol} REFUND-${refund.id}`);
  expect((await orderFile()).json().code).toBe("NOTHING_DUE");
  expect(await fileOf(id)).toBe(content);
  expect((await api().get("/api/finance/bank-orders")).json().data).toMatchObject({
    orders: [{ id, format: "sepa", by: operator.username, waiting: 2, total: 1_259 }],
    ready: { count: 0 },
  });
  const account = `/api/finance/refunds/${refund.id}/account`;
  expect((await api().put(account, { account: sellerAccount })).json().code).toBe("REFUND_ORDERED");
  expect((await api().delete(`/api/finance/refunds/${refund.id}/bank-order`)).statusCode).toBe(200);
  expect(await fileOf(id)).toContain("<NbOfTxs>1</NbOfTxs>");
  expect((await api().put(account, { account: "19-2000145398/0800" })).statusCode).toBe(422);
  expect((await api().put(account, { account: sellerAccount })).statusCode).toBe(200);
  const second = (await orderFile("abo")).json().data.id;
  expect(await fileOf(second)).toContain("000000-1234567899 000000000005900");
  await take(fioStatement([movement(-59, refund.symbol, sellerAccount)]));
  expect((await api().delete(`/api/finance/refunds/${refund.id}/bank-order`)).json().code).toBe("REFUND_SENT");
  expect((await api().delete(`/api/finance/payouts/${payout.id}/batch`)).statusCode).toBe(200);
});

test("PM18: two who order at once put each payment into one file", async () => {
  await refundOf();
  const both = await Promise.all([orderFile(), orderFile("abo")]);
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
});

test("PM18: a file of ABO leaves accounts abroad to another one, and where nobody knows the account it waits", async () => {
  const abroad = await refundOf(payer.id, "DE89370400440532013000");
  await refundOf(payer.id, "");
  expect((await api().get("/api/finance/bank-orders")).json().data).toMatchObject({
    ready: { count: 1, total: 59 },
    withoutAccount: 1,
  });
  expect((await orderFile("abo")).json().code).toBe("NOTHING_DUE");
  const { id } = (await orderFile()).json().data;
  expect(await fileOf(id)).toContain(`REFUND-${abroad.id}<`);
});

test("PM19: each day's balance agrees with its movements, or is red by what is missing", async () => {
  const refund = await refundOf();
  const lines = [movement(59, refund.symbol), movement(-59, refund.symbol), movement(-12, "", "")];
  await app.db.execute(sql`delete from bank_balances`);
  await take(fioStatement(lines, { opening: 1_059 }));
  const days = async (): Promise<DayOfAccount[]> => (await api().get("/api/finance/reconciliation")).json().items;
  const [today] = await days();
  // The first line of `refundOf` came before: both are of this day.
  expect(today).toMatchObject({
    ...{ account: "2400222222", day, came: 118, paid: 59, cameWaiting: 59 },
    ...{ went: 71, settled: 59, wentWaiting: 12, balance: 1_047 },
  });
  expect(today?.difference).toBe(1_047 - 1_059 - 118 + 71);
  await app.db.delete(outgoings).where(eq(outgoings.amountMinor, 1_200));
  expect((await days())[0]?.difference).toBe(today ? (today.difference ?? 0) - 12 : null);
  const listed = (
    await api().get(`/api/finance/bank-movements?account=2400222222%2F2010&from=${day}&to=${day}`)
  ).json();
  expect(listed.total).toBe(3);
});
