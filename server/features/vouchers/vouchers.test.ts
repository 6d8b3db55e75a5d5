import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { voucherBody } from "#test/make/voucher.ts";
import { refuseInterested } from "./refuse-interested.ts";
import { vouchers } from "./table.ts";

let app: TestApp;
let operator: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp({ databaseSize: 16 });
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  categoryId = (await makeCategory(app.ctx)).id;
});

const issue = (code: string, more: object = {}) =>
  app.as(operator).post("/api/finance/vouchers", { ...voucherBody, code, ...more });
let keys = 0;
async function order(who: TestUser, voucher: string, inCategory = categoryId) {
  const { id } = await makeListing(app.ctx, { sellerId: who.id, categoryId: inCategory });
  return app
    .as(who)
    .post(`/api/me/advertisements/${id}/topping`, { days: 7, voucher }, { "idempotency-key": `voucher-${++keys}` });
}
const orderRow = async (id: number) =>
  (await app.db.select().from(orders).where(eq(orders.id, id)))[0] as typeof orders.$inferSelect;
async function pay(orderId: number): Promise<void> {
  const { totalMinor: amountMinor } = await orderRow(orderId);
  await receiveMoney(app.ctx, {
    source: "transfer",
    reference: `v-${orderId}`,
    amountMinor,
    currency: "CZK",
    orderId,
  });
  await app.drainEvents();
}

test("a voucher makes its order cheaper, whatever the case of its letters, and the page says by how much", async () => {
  await issue("PODZIM-50");
  const user = await makeUser(app.ctx);
  const { orderId, hash } = (await order(user, " podzim-50 ")).json().data;
  const shown = (await app.as(null).get(`/api/orders/${orderId}/${hash}`)).json().data;
  expect(shown).toMatchObject({ total: 29.5, lines: [{ unitPrice: 59, discount: 29.5, total: 29.5 }] });
});

test("PM13: whoever issued a voucher for everybody does not use it", async () => {
  await issue("PRO-VSECHNY");
  expect((await order(operator, "PRO-VSECHNY")).json().code).toBe("VOUCHER_ISSUED");
  expect((await order(await makeUser(app.ctx), "PRO-VSECHNY")).statusCode).toBe(201);
  const [{ id } = { id: 0 }] = await app.db.select().from(vouchers).where(eq(vouchers.code, "PRO-VSECHNY"));
  const guest = { userIds: [null], email: "host@kabinet.test", phone: "+420777123456" };
  await refuseInterested(app.ctx, id, guest);
  for (const more of [{ email: operator.email.toUpperCase() }, { userIds: [operator.id] }])
    await expect(refuseInterested(app.ctx, id, { ...guest, ...more })).rejects.toMatchObject({
      code: "VOUCHER_ISSUED",
    });
});

test("VO1: whoever a voucher rewards does not use it as a guest either", async () => {
  const influencer = await makeUser(app.ctx);
  const { id } = (await issue("ODMENA", { owner: influencer.username, rewardPercent: 20 })).json().data;
  const guest = { userIds: [null], email: "host@kabinet.test", phone: "+420777123456" };
  await refuseInterested(app.ctx, id, guest);
  for (const more of [{ email: influencer.email.toUpperCase() }, { userIds: [influencer.id] }])
    await expect(refuseInterested(app.ctx, id, { ...guest, ...more })).rejects.toMatchObject({
      code: "VOUCHER_OWN",
    });
  const { id: unrewarded } = (await issue("BEZ-ODMENY", { owner: influencer.username })).json().data;
  await refuseInterested(app.ctx, unrewarded, { ...guest, email: influencer.email });
});

test("a code that is unknown, ended or not for this is refused at its field, and nothing is ordered", async () => {
  const user = await makeUser(app.ctx);
  const unknown = await order(user, "NEZNAMY");
  expect([unknown.statusCode, unknown.json().code]).toEqual([422, "VOUCHER_UNKNOWN"]);
  expect(unknown.json().errors.voucher).toEqual(["Tento poukaz neexistuje. Zkontrolujte prosím kód."]);
  const { id } = (await issue("KONEC")).json().data;
  await app.as(operator).post(`/api/finance/vouchers/${id}/end`);
  await app.as(operator).post(`/api/finance/vouchers/${id}/end`);
  expect((await order(user, "KONEC")).json().code).toBe("VOUCHER_OVER");
  await issue("DRAHE", { minimum: 60 });
  expect((await order(user, "DRAHE")).json()).toMatchObject({
    code: "VOUCHER_MINIMUM",
    details: { minimum: 60 },
  });
  const cigarettes = await makeCategory(app.ctx);
  await app.db
    .update(categories)
    .set({ policy: { vouchers: false } })
    .where(eq(categories.id, cigarettes.id));
  forget(app.ctx);
  await issue("VSUDE");
  expect((await order(user, "VSUDE", cigarettes.id)).json().code).toBe("VOUCHER_ELSEWHERE");
  expect(await app.db.$count(orders, eq(orders.userId, user.id))).toBe(0);
});

test("fifty claims at once never pass a voucher's limits, in all or for one account", async () => {
  await issue("JEN-DESET", { totalLimit: 10, userLimit: 1 });
  const people = await Promise.all(Array.from({ length: 25 }, () => makeUser(app.ctx)));
  const answers = await Promise.all(people.flatMap((each) => [order(each, "JEN-DESET"), order(each, "JEN-DESET")]));
  const codes = answers.map((answer) => (answer.statusCode === 201 ? "taken" : answer.json().code));
  expect(codes.filter((code) => code === "taken")).toHaveLength(10);
  const takenTwice = people.filter((_, index) =>
    codes.slice(2 * index, 2 * index + 2).every((code) => code === "taken"),
  );
  expect(takenTwice).toEqual([]);
  // Which of the two limits refuses is a matter of who comes when.
  expect(codes.filter((code) => !["taken", "VOUCHER_USED", "VOUCHER_USED_UP"].includes(code))).toEqual([]);
});

test("of fifty people at once as many have the voucher as its limit lets, each once", async () => {
  await issue("SEDM", { totalLimit: 7 });
  const people = await Promise.all(Array.from({ length: 50 }, () => makeUser(app.ctx)));
  const answers = await Promise.all(people.map((each) => order(each, "SEDM")));
  const taken = answers.filter(({ statusCode }) => statusCode === 201);
  expect(taken).toHaveLength(7);
  expect(new Set(taken.map((answer) => answer.json().data.orderId)).size).toBe(7);
  const refused = answers.filter(({ statusCode }) => statusCode !== 201).map((answer) => answer.json().code);
  expect(new Set(refused)).toEqual(new Set(["VOUCHER_USED_UP"]));
});

test("VO1: an order that ends unpaid gives its use back; late money for it waits, and pays it by a person's word alone", async () => {
  await issue("JEDEN", { totalLimit: 1 });
  const [first, second] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const { orderId } = (await order(first, "JEDEN")).json().data;
  expect((await order(second, "JEDEN")).json().code).toBe("VOUCHER_USED_UP");
  app.clock.advance(8 * 24 * 60 * 60 * 1000);
  await expireOrders(app.ctx);
  await app.drainEvents();
  await pay(orderId);
  expect((await orderRow(orderId)).status).toBe("expired");
  const [late] = (await app.as(operator).get("/api/finance/receipts")).json().items;
  expect(late.fault).toBe("lapsed");
  await app.as(operator).post(`/api/finance/receipts/${late.id}/pairing`, { orderId });
  await app.drainEvents();
  expect((await orderRow(orderId)).paidAt).not.toBeNull();
  expect((await order(second, "JEDEN")).json().code).toBe("VOUCHER_USED_UP");
  await issue("DRUHY", { totalLimit: 1 });
  const { orderId: other } = (await order(first, "DRUHY")).json().data;
  app.clock.advance(8 * 24 * 60 * 60 * 1000);
  await expireOrders(app.ctx);
  await app.drainEvents();
  expect((await orderRow(other)).status).toBe("expired");
  expect((await order(second, "DRUHY")).statusCode).toBe(201);
});

test("VO1: one use does not help orders that were given up one after the other and paid later", async () => {
  await issue("JENJEDNOU", { totalLimit: 1, discount: { kind: "percent", percent: 90 } });
  const user = await makeUser(app.ctx);
  const made: number[] = [];
  for (let index = 0; index < 3; index++) {
    const { orderId, hash } = (await order(user, "JENJEDNOU")).json().data;
    made.push(orderId);
    if (index < 2) await app.as(user).post(`/api/orders/${orderId}/${hash}/cancellation`);
    await app.drainEvents();
  }
  for (const id of made) await pay(id);
  const statuses = await Promise.all(made.map(async (id) => (await orderRow(id)).status));
  expect(statuses).toEqual(["cancelled", "cancelled", "paid"]);
});

test("what is wrong with a voucher is said at its field, to whoever issues it and to whoever uses it", async () => {
  const errors = async (code: string, more: object = {}) => (await issue(code, more)).json().errors;
  expect(await errors("letni 10")).toEqual({
    code: ["Kód má 3 až 40 písmen, číslic nebo pomlček, bez mezer."],
  });
  expect(await errors("NIKOHO", { owner: "nikdo-takovy" })).toEqual({
    owner: ["Uživatele s tímto jménem neznáme."],
  });
  expect(await errors("ODMENA", { rewardPercent: 20 })).toEqual({ owner: ["Pole musí být vyplněno"] });
  const span = { validFrom: "2026-12-02T23:00:00Z", validUntil: "2026-12-01T23:00:00Z" };
  expect(await errors("POZPATKU", span)).toEqual({ validUntil: ["Konec musí být až po začátku."] });
  const used = await order(await makeUser(app.ctx), "letni 10");
  expect(used.json().errors.voucher).toEqual(["Kód má 3 až 40 písmen, číslic nebo pomlček, bez mezer."]);
});

test("VO2: what costs nothing is paid at once, and granted", async () => {
  await issue("ZDARMA", { discount: { kind: "amount", amount: 500 } });
  const user = await makeUser(app.ctx);
  const { orderId } = (await order(user, "ZDARMA")).json().data;
  expect(await orderRow(orderId)).toMatchObject({ status: "paid", totalMinor: 0 });
  await app.drainEvents();
  const own = (await app.as(user).get("/api/me/advertisements")).json().items;
  expect(own[0].topped).toBe(true);
});

test("VO3: who spreads a voucher sees what it has brought, without names; others see none of it", async () => {
  const influencer = await makeUser(app.ctx);
  expect((await issue("VLIV", { owner: "nikdo-takovy" })).statusCode).toBe(422);
  await issue("VLIV", {
    owner: influencer.username,
    rewardPercent: 20,
    discount: { kind: "percent", percent: 10 },
  });
  expect((await issue("vliv")).json().code).toBe("VOUCHER_EXISTS");
  const own = await order(influencer, "VLIV");
  expect([own.statusCode, own.json().code]).toEqual([422, "VOUCHER_OWN"]);
  const buyer = await makeUser(app.ctx);
  const made = [];
  for (let index = 0; index < 3; index++) made.push((await order(buyer, "VLIV")).json().data.orderId);
  await pay(made[0]);
  await pay(made[1]);
  await refundOrder(app.ctx, {
    orderId: made[1],
    amountMinor: null,
    reason: "x",
    byId: null,
    idempotencyKey: "whole",
  });
  const answer = await app.as(influencer).get("/api/me/vouchers");
  // 59 Kč less a tenth is 53.10 Kč, of which 9.22 Kč are VAT.
  expect(answer.json().data).toMatchObject([
    {
      code: "VLIV",
      orders: 1,
      turnover: 53.1,
      margin: 43.88,
      reward: 8.77,
      months: [{ orders: 1, margin: 43.88 }],
    },
  ]);
  expect(answer.body).not.toContain(buyer.username);
  expect((await app.as(buyer).get("/api/me/vouchers")).json().data).toEqual([]);
  const listed = (await app.as(operator).get("/api/finance/vouchers")).json().items;
  expect(listed.find(({ code }: { code: string }) => code === "VLIV")).toMatchObject({
    uses: 3,
    owner: influencer.username,
  });
});
