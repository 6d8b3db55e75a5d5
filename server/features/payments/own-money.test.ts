import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OrderSubject } from "#contract/payments/orders.ts";
import { eq, sql } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import { vouchers } from "#server/features/vouchers/table.ts";
import type { TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeSetting } from "#test/make/setting.ts";
import { openTestShop, press } from "#test/make/shop.ts";
import { makeProvedUser, makeUser, prove, type TestUser, testPassword } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";
import { bankOrders } from "./bank-orders/table.ts";
import { createOrder } from "./create-order.ts";
import { receiveMoney } from "./receive-money.ts";
import { refunds } from "./refunds/table.ts";
import { ledgerEntries, orders, payments, receipts } from "./table.ts";

/** Nobody decides about their own money, and whoever decides about any shows freshly who is there (rules PM13, PM14). */

let shop: Awaited<ReturnType<typeof openTestShop>>;
let app: TestApp;
/** An administrator: they are bound by it too. */
let own: TestUser;
let colleague: TestUser;
beforeAll(async () => {
  shop = await openTestShop();
  app = shop.app;
  colleague = shop.operator;
  own = await makeProvedUser(app.ctx, { scopes: ["admin"] });
  await makeContact(app.ctx, own.id, { phone: "+420777999888", iban: "CZ5508000000001234567899" });
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399" });
});
beforeEach(() => prove(app.ctx, own));

const subject: { type: OrderSubject; id: number } = { type: "topping", id: 1 };
const newOrder = (userId: number, of = subject) =>
  createOrder(app.ctx, {
    ...{ userId, subject: of },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 5_900 }],
  });
let references = 0;
const money = (orderId: number | null, more: object = {}) =>
  receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `own-${++references}`, amountMinor: 5_900, currency: "CZK", orderId },
    ...more,
  });
const paidOrder = async (userId: number, of = subject) => {
  const order = await newOrder(userId, of);
  await money(order.id);
  return order;
};
const waitingFor = async (more: object) => {
  await money(null, more);
  return (await app.db.select().from(receipts)).at(-1)?.id ?? 0;
};
const confirm = (who: TestUser, id: number) =>
  app.as(who).post(`/api/finance/orders/${id}/receipt`, { amount: 59, way: "cash", reason: "v prodejně" });
const giveBack = (who: TestUser, id: number) =>
  app.as(who).post(`/api/finance/orders/${id}/refund`, { amount: 59, reason: "dohoda" }, press());
const pair = (who: TestUser, receiptId: number, orderId: number) =>
  app.as(who).post(`/api/finance/receipts/${receiptId}/pairing`, { orderId });
const sendBack = (who: TestUser, receiptId: number) =>
  app.as(who).post(`/api/finance/receipts/${receiptId}/return`, { reason: "nepatří nám" });
const entries = () => app.db.$count(ledgerEntries);

async function expectOwn(act: (who: TestUser) => ReturnType<typeof confirm>): Promise<void> {
  const before = await entries();
  const refused = await act(own);
  expect([refused.statusCode, refused.json().code]).toEqual([403, "OWN_MONEY"]);
  expect(await entries(), "nothing moved").toBe(before);
  expect((await act(colleague)).statusCode).toBeLessThan(300);
}

test("PM13: cash for an own order is confirmed by a colleague", async () => {
  const order = await newOrder(own.id);
  await expectOwn((who) => confirm(who, order.id));
});

test("PM13: what was paid for an own order goes back, and out of the bank, by a colleague", async () => {
  const order = await paidOrder(own.id);
  await expectOwn((who) => giveBack(who, order.id));
  const [back] = await app.db.select().from(refunds).where(eq(refunds.orderId, order.id));
  await expectOwn((who) => app.as(who).post(`/api/finance/refunds/${back?.id}/confirmation`));
});

test("PM13: a seller neither confirms nor returns what a buyer pays them", async () => {
  const deal = await makeDeal(app.ctx, { seller: own });
  const unpaid = await newOrder(deal.buyer.id, { type: "deal", id: deal.id });
  await expectOwn((who) => confirm(who, unpaid.id));
});

test("PM13: waiting money is not paired with an own order, nor taken from one", async () => {
  const [mine, others] = [await newOrder(own.id), await newOrder(colleague.id)];
  const elsewhere = await makeUser(app.ctx);
  const theirs = await newOrder(elsewhere.id);
  expect((await pair(own, await waitingFor({}), mine.id)).json().code).toBe("OWN_MONEY");
  const sentByMe = await waitingFor({ variableSymbol: mine.variableSymbol });
  expect((await pair(own, sentByMe, theirs.id)).json().code).toBe("OWN_MONEY");
  await expectOwn((who) => sendBack(who, sentByMe));
  expect((await pair(own, await waitingFor({}), others.id)).statusCode).toBe(200);
});

test("PM13: what a gateway has captured for an own order is returned by a colleague", async () => {
  const order = await newOrder(own.id);
  const attempt = { gateway: "comgate", reference: "own-capture", amountMinor: 5_900, createdAt: new Date() };
  await app.db.insert(payments).values({ ...attempt, gateway: "comgate", orderId: order.id });
  const id = await waitingFor({ source: "comgate", reference: "own-capture" });
  expect((await sendBack(own, id)).json().code).toBe("OWN_MONEY");
});

test("PM13: a statement pays others' orders; what it tells of one's own waits for a colleague", async () => {
  const [mine, others] = [await newOrder(own.id), await newOrder(colleague.id)];
  const row = (id: number, symbol: string) => `${id};24.11.2026;59,00;CZK;${symbol};Novák`;
  const head = "ID pohybu;Datum;Objem;Měna;VS;Název protiúčtu";
  const text = [head, row(901, mine.variableSymbol), row(902, others.variableSymbol)].join("\n");
  const content = Buffer.from(text).toString("base64");
  const reported = await app.as(own).post("/api/finance/statements", { content });
  expect(reported.json().data).toMatchObject({ lines: 2, known: 0, paid: 1, waiting: 1 });
  const listed = (await app.as(own).get("/api/finance/receipts")).json().items;
  const waiting = listed.find(({ fault }: { fault: string }) => fault === "own_order");
  expect(waiting.suggestion.id).toBe(mine.id);
  await expectOwn((who) => pair(who, waiting.id, mine.id));
  const again = await app.as(own).post("/api/finance/statements", { content });
  expect(again.json().data).toMatchObject({ lines: 2, known: 2, paid: 0, waiting: 0 });
});

test.each([
  ["account", () => ({ userId: own.id, more: {} })],
  ["e-mail", () => ({ userId: null, more: { email: own.email.toUpperCase() } })],
  ["telephone", () => ({ userId: null, more: { phone: "+420 777 999 888" } })],
] as const)("PM13: goods ordered by the colleague's %s are cancelled and paid back by another", async (_, by) => {
  const { userId, more } = by();
  const key = await shop.cartOf([(await shop.product({ price: 1_000 })).id, 3]);
  const { orderId } = (await shop.order(null, key, shop.body(3_000, more))).json().data;
  await shop.pay(orderId);
  await app.db.update(orders).set({ userId }).where(eq(orders.id, orderId));
  const [found] = (await shop.backOffice()).filter((each: { orderId: number }) => each.orderId === orderId);
  const pieces = [{ itemId: found.lines[0].itemId, pieces: 1 }];
  const takeBack = (as: TestUser) =>
    app.as(as).post(`/api/admin/goods-orders/${found.id}/taken-back`, {
      ...{ version: found.version, pieces, isRestocked: true },
    });
  await expectOwn(takeBack);
  const cancel = (as: TestUser) =>
    app.as(as).post(`/api/admin/goods-orders/${found.id}/steps`, { step: "cancel", version: found.version + 1 });
  await expectOwn(cancel);
});

test("PM13: an own payout is neither paid nor put into a file, as its seller or its buyer", async () => {
  const made = async (seller: TestUser, buyer: TestUser) => {
    const deal = await makeDeal(app.ctx, { seller, buyer });
    const order = await paidOrder(buyer.id, { type: "deal", id: deal.id });
    const iban = "CZ6508000000192000145399";
    const row = { orderId: order.id, userId: seller.id, amountMinor: 5_900, iban, variableSymbol: "1" };
    const [stored] = await app.db
      .insert(payouts)
      .values({ ...row, createdAt: new Date() })
      .returning();
    return stored?.id ?? 0;
  };
  const [one, two] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const sold = await made(own, one);
  const bought = await made(one, own);
  const file = (who: TestUser) => app.as(who).post("/api/finance/bank-orders", { format: "sepa" }, press());
  expect((await file(own)).json().code).toBe("OWN_MONEY");
  const strangers = await made(one, two);
  expect((await file(own)).statusCode).toBe(201);
  const rows = await app.db.select().from(payouts);
  expect(rows.filter(({ batchId }) => batchId !== null).map(({ id }) => id)).toEqual([strangers]);
  await file(colleague);
  expect(await app.db.$count(bankOrders)).toBe(2);
  expect((await app.as(own).delete(`/api/finance/payouts/${sold}/batch`)).json().code).toBe("OWN_MONEY");
  await expectOwn((who) => app.as(who).put(`/api/finance/payouts/${sold}/payment`));
  await expectOwn((who) => app.as(who).put(`/api/finance/payouts/${bought}/payment`));
});

test.each([
  ["telephone", { phone: "+420777999888" }],
  ["bank account", { iban: "CZ5508000000001234567899" }],
  ["next bank account", { nextIban: "CZ5508000000001234567899" }],
])("PM13: an account with the colleague's %s is theirs", async (_, shared) => {
  const second = await makeUser(app.ctx);
  await makeContact(app.ctx, second.id, { phone: "+420777111222", ...shared });
  const order = await newOrder(second.id);
  await expectOwn((who) => confirm(who, order.id));
  await expectOwn((who) => giveBack(who, order.id));
  const theirs = { ...voucherBody, code: `DRUHY${second.id}`, owner: second.username };
  expect((await app.as(own).post("/api/finance/vouchers", theirs)).json().code).toBe("OWN_MONEY");
});

test("PP6: payouts that cannot be sent, however many, hold up no other", async () => {
  const stuck = await makeUser(app.ctx);
  await app.db.execute(sql`
    with made as (
      insert into orders (hash, user_id, subject_type, subject_id, status, total_minor, variable_symbol, created_at, expires_at, paid_at)
      select 'stuck', ${stuck.id}, 'deal', 0, 'paid', 5900, 'stuck' || n, now(), now(), now() from generate_series(1, 500) n
      returning id
    )
    insert into payouts (order_id, user_id, amount_minor, variable_symbol, created_at)
    select id, ${stuck.id}, 5900, '1', now() from made`);
  const order = await paidOrder(colleague.id, { type: "deal", id: 0 });
  const sendable = {
    orderId: order.id,
    userId: stuck.id,
    amountMinor: 5_900,
    iban: "CZ6508000000192000145399",
  };
  await app.db.insert(payouts).values({ ...sendable, variableSymbol: "2", createdAt: new Date() });
  const made = await app.as(own).post("/api/finance/bank-orders", { format: "sepa" }, press());
  expect(made.statusCode).toBe(201);
});

test("PM13: nobody issues a voucher that they own or that is for their e-mail", async () => {
  const issue = (who: TestUser, code: string, more: object) =>
    app.as(who).post("/api/finance/vouchers", { ...voucherBody, code, ...more });
  const before = await app.db.$count(vouchers);
  expect((await issue(own, "MOJE", { owner: own.username })).json().code).toBe("OWN_MONEY");
  expect((await issue(own, "MNE", { email: own.email.toUpperCase() })).json().code).toBe("OWN_MONEY");
  expect(await app.db.$count(vouchers)).toBe(before);
  expect((await issue(own, "KOLEGY", { owner: colleague.username })).statusCode).toBe(201);
  expect((await issue(colleague, "JEJI", { owner: own.username })).statusCode).toBe(201);
});

test("PM14: money is decided about by a sign-in that has shown who is there, for ten minutes", async () => {
  await app.db.update(tokens).set({ provedAt: null }).where(eq(tokens.userId, own.id));
  const content = Buffer.from("nic").toString("base64");
  const asked = await Promise.all([
    confirm(own, 1),
    giveBack(own, 1),
    pair(own, 1, 1),
    sendBack(own, 1),
    app.as(own).post("/api/finance/refunds/1/confirmation"),
    app.as(own).post("/api/finance/statements", { content }),
    app.as(own).post("/api/finance/bank-orders", { format: "sepa" }, press()),
    app.as(own).put("/api/finance/payouts/1/payment"),
    app.as(own).delete("/api/finance/payouts/1/batch"),
    app.as(own).post("/api/finance/vouchers", voucherBody),
    app.as(own).post("/api/admin/goods-orders/1/steps", { step: "cancel", version: 1 }),
    app.as(own).post("/api/admin/goods-orders/1/steps", { step: "return", version: 1 }),
    app.as(own).post("/api/admin/goods-orders/1/taken-back", {
      ...{ version: 1, pieces: [{ itemId: 1, pieces: 1 }], isRestocked: true },
    }),
  ]);
  expect(asked.map((answer) => answer.json().code)).toEqual(asked.map(() => "PASSWORD_NEEDED"));
  await app.as(own).post("/api/me/proof", { password: testPassword });
  for (const { id } of [await newOrder(colleague.id), await newOrder(colleague.id)])
    expect((await confirm(own, id)).statusCode).toBe(200);
  app.clock.advance(10 * 60_000);
  expect((await confirm(own, (await newOrder(colleague.id)).id)).json().code).toBe("PASSWORD_NEEDED");
});
