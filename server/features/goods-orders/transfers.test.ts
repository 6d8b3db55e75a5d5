import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { orders } from "#server/features/payments/table.ts";
import type { PaymentGateway } from "#server/ports/payment/payment-gateway.ts";
import { createSandboxGateway } from "#server/ports/payment/sandbox-gateway.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { makeSetting } from "#test/make/setting.ts";
import { fillTestShop, press } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { remindOfTransfers } from "./hold-for-transfer.ts";

/** Goods that are paid by a bank transfer are held for working days (rule GO15). */

/** Those that are open. */
const gateways: PaymentGateway[] = [];
let app: TestApp;
let shop: Awaited<ReturnType<typeof fillTestShop>>;
let productId: number;

beforeAll(async () => {
  app = await createTestApp({ ports: { gateways } });
});
beforeEach(async () => {
  await app.empty();
  gateways.splice(0, 1, createSandboxGateway("", "https://kabinet.test"));
  shop = await fillTestShop(app);
  productId = (await shop.product({ weightG: 10 }, 100)).id;
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399", workingDays: 3 });
  // A Thursday: Friday and Saturday lie between it and the first working day but one, and 17 November is a holiday.
  app.clock.set(new Date("2026-11-12T09:00:00Z"));
});

interface Placed {
  readonly orderId: number;
  readonly hash: string;
}
let guests = 0;

/** Orders as another guest each time, or as somebody. */
async function order(user: TestUser | null = null, pieces = 1, from = "203.0.113.1"): Promise<Placed> {
  const answer = await send(user, pieces, from);
  expect([answer.json(), answer.statusCode]).toEqual([expect.anything(), 201]);
  return answer.json().data;
}

async function send(user: TestUser | null = null, pieces = 1, from = "203.0.113.1") {
  guests += 1;
  const key = user ? "own" : await shop.cartOf([productId, pieces]);
  if (user) await app.as(user).post("/api/cart/own/lines", { productId, quantity: pieces }, press());
  const more = { email: `host${guests}@kabinet.test`, phone: `+420 777 ${String(guests).padStart(6, "0")}` };
  return app.app.inject({
    ...{ method: "POST", url: `/api/cart/${key}/order`, remoteAddress: from },
    payload: shop.body(1_090 * pieces + (pieces > 1 ? 0 : 99), more),
    headers: { ...press(), ...(user && { authorization: `Bearer ${user.token}` }) },
  });
}
const choose = ({ orderId, hash }: Placed) => app.as(null).post(`/api/orders/${orderId}/${hash}/goods/transfer`);
const shown = async ({ orderId, hash }: Placed) =>
  (await app.as(null).get(`/api/orders/${orderId}/${hash}`)).json().data;

test("they are held to the end of the third working day, however often it is said, and go back then", async () => {
  const placed = await order();
  const { transfer } = await shop.shown(placed);
  expect(transfer).toEqual({ until: "2026-11-18T23:00:00.000Z", isChosen: false });
  for (let turn = 0; turn < 2; turn++) expect((await choose(placed)).statusCode).toBe(200);
  expect(await shop.shown(placed)).toMatchObject({ transfer: { isChosen: true } });
  app.clock.set(new Date("2026-11-18T22:59:00Z"));
  await expireOrders(app.ctx);
  expect(await shown(placed)).toMatchObject({ status: "awaiting_payment", expiresAt: transfer.until });
  expect(await shop.piecesOf(productId)).toBe(99);
  app.clock.set(new Date("2026-11-18T23:00:00Z"));
  await expireOrders(app.ctx);
  await app.drainEvents();
  expect((await shown(placed)).status).toBe("expired");
  expect(await shop.piecesOf(productId)).toBe(100);
});

test("an order that has run out, is paid, or where no transfers are taken is not held", async () => {
  const [late, paid] = [await order(), await order()];
  await shop.pay(paid.orderId);
  expect((await choose(paid)).json().code).toBe("ORDER_CLOSED");
  app.clock.advance(15 * 60_000);
  expect((await choose(late)).json().code).toBe("ORDER_CLOSED");
  expect((await choose({ ...late, hash: "x".repeat(22) })).statusCode).toBe(404);
  const now = await order();
  await makeSetting(app.ctx, "transfer", { account: "" });
  expect((await choose(now)).json().code).toBe("METHOD_UNKNOWN");
});

test("strangers at one address hold three orders or twelve pieces for days, also at once; a verified account holds its own", async () => {
  const placed = [await order(), await order(), await order(), await order()];
  const answers = await Promise.all(placed.map(choose));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("UNPAID_NEARBY");
  const many = await choose(await order(null, 13, "198.51.100.1"));
  expect(many.json().code).toMatch(/^UNPAID_(PIECES|NEARBY)$/);
  const verified = await makeUser(app.ctx);
  expect((await choose(await order(verified, 13))).statusCode).toBe(200);
  const other = await makeUser(app.ctx);
  await app.db.update(users).set({ accountVerifiedAt: null }).where(eq(users.id, other.id));
  expect((await choose(await order(other, 1))).json().code).toBe("UNPAID_NEARBY");
});

test("GO15: where a transfer is the only way to pay, goods are held for it from the first, in its bounds, and its mail is the first", async () => {
  gateways.pop();
  const buyer = await makeUser(app.ctx);
  const placed = await order(buyer, 2);
  expect(await shown(placed)).toMatchObject({ methods: ["transfer"], expiresAt: "2026-11-18T23:00:00.000Z" });
  await app.drainEvents();
  expect((await app.mails(buyer.email)).map(({ kind }) => kind)).toEqual(["goods-transfer-promised"]);
  for (let at = 0; at < 2; at++) expect((await send()).statusCode).toBe(201);
  expect((await send()).json().code).toBe("UNPAID_NEARBY");
});

test("GO4: where there is no way to pay nothing is ordered, and the checkout says so before", async () => {
  gateways.pop();
  await makeSetting(app.ctx, "transfer", { account: "" });
  forget(app.ctx);
  const key = await shop.cartOf([productId, 1]);
  const checkout = (await app.as(null).get(`/api/cart/${key}/checkout`)).json().data;
  expect(checkout).toMatchObject({ obstacle: "payment", methods: [], transferUntil: null });
  expect((await shop.order(null, key, shop.body(1_189))).json().code).toBe("CHECKOUT_PAYMENT");
});

test("days are those of the setting: what is held stays shown with its own day when it changes, and late money's proforma names the last day held", async () => {
  const buyer = await makeUser(app.ctx);
  const placed = await order(buyer);
  await choose(placed);
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399", workingDays: 10 });
  forget(app.ctx);
  expect((await shop.shown(placed)).transfer.until).toBe("2026-11-18T23:00:00.000Z");
  await app.as(buyer).post(`/api/me/orders/${placed.orderId}/proforma`);
  const [proforma] = await app.db.select().from(invoices).where(eq(invoices.kind, "proforma"));
  expect(proforma?.content.dueOn).toBe("2026-11-18");
  const later = await order();
  await choose(later);
  expect((await shop.shown(later)).transfer.until).toBe("2026-11-27T23:00:00.000Z");
});

test("an order whose time was prolonged while the end waited for it goes on", async () => {
  const placed = await order();
  const until = app.clock.now().getTime() + 15 * 60_000;
  const escrowed = await app.pool.connect();
  await escrowed.query("begin");
  await escrowed.query("select from orders where id = $1 for update", [placed.orderId]);
  app.clock.set(new Date(until + 1_000));
  const ending = expireOrders(app.ctx);
  await escrowed.query("update orders set expires_at = expires_at + interval '3 days' where id = $1", [placed.orderId]);
  await escrowed.query("commit");
  escrowed.release();
  await ending;
  expect((await shown(placed)).status).toBe("awaiting_payment");
});

test("GO6: an unpaid guest is written to with where the transfer goes, once as a reminder and once when the order has ended", async () => {
  const placed = await order();
  await choose(placed);
  app.clock.set(new Date("2026-11-18T10:00:00Z"));
  await remindOfTransfers(app.ctx);
  await app.drainEvents();
  app.clock.set(new Date("2026-11-18T23:30:00Z"));
  await expireOrders(app.ctx);
  expect(await remindOfTransfers(app.ctx)).toBe(0);
  await app.drainEvents();
  const [ended, reminder, details] = await app.mails();
  expect([details, reminder, ended].map((mail) => mail?.kind)).toEqual([
    ...["goods-transfer-promised", "goods-transfer-due", "goods-transfer-ended"],
  ]);
  for (const mail of [details, reminder]) {
    expect(mail?.text.replaceAll("\u00a0", " ")).toContain("19-2000145399/0800");
    expect(mail?.paymentCode).toBe((await app.mails())[1]?.paymentCode);
  }
  expect(details?.paymentCode).toMatch(
    /^SPD\*1\.0\*ACC:CZ6508000000192000145399\*AM:1189\.00\*CC:CZK\*MSG:.+\*X-VS:\d+$/,
  );
  expect(details?.html).toContain('<img src="cid:');
  expect(ended).toMatchObject({ paymentCode: null, text: expect.stringContaining("Objednat znovu:") });
  for (const mail of [details, ended]) expect(mail?.text).toContain(`/shrnuti/${placed.orderId}/${placed.hash}`);
});

test("GO6: an order that nobody has promised to pay by a transfer ends without a word to its guest, one that its shop calls off does not", async () => {
  await order();
  app.clock.advance(16 * 60_000);
  await expireOrders(app.ctx);
  const promised = await order();
  await choose(promised);
  await app.drainEvents();
  const stored = (await shop.backOffice("placed")).find(({ orderId }: Placed) => orderId === promised.orderId);
  expect((await shop.step(stored.id, { version: stored.version, step: "cancel" })).statusCode).toBe(200);
  await app.drainEvents();
  expect((await app.mails()).map(({ kind }) => kind)).toEqual(["goods-cancelled", "goods-transfer-promised"]);
});

test("a day before the end whoever has not paid is reminded once, with where the money goes", async () => {
  const [forgotten, paid, atGateway] = [await order(), await order(), await order()];
  for (const each of [forgotten, paid]) await choose(each);
  await shop.pay(paid.orderId);
  app.clock.set(new Date("2026-11-17T22:59:00Z"));
  expect(await remindOfTransfers(app.ctx)).toBe(0);
  app.clock.set(new Date("2026-11-17T23:00:00Z"));
  expect(await remindOfTransfers(app.ctx)).toBe(1);
  expect(await remindOfTransfers(app.ctx)).toBe(0);
  await app.drainEvents();
  const reminders = (await app.mails()).filter(({ kind }) => kind === "goods-transfer-due");
  expect(reminders).toHaveLength(1);
  const [{ variableSymbol } = { variableSymbol: "" }] = await app.db
    .select()
    .from(orders)
    .where(eq(orders.id, forgotten.orderId));
  const text = reminders[0]?.text.replaceAll("\u00a0", " ") ?? "";
  expect(text).toContain(`Variabilní symbol: ${variableSymbol}`);
  expect(text).toContain("19-2000145399/0800");
  expect(text).toContain(`/shrnuti/${forgotten.orderId}/${forgotten.hash}`);
  expect((await shown(atGateway)).status).toBe("expired");
  expect(goodsOrderBody.email).not.toBe(reminders[0]?.recipient);
});
