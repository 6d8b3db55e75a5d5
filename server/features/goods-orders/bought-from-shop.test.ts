import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { cancelDeal } from "#server/features/deals/cancel-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { expireOrders } from "#server/features/payments/end-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { openTestShop, press } from "#test/make/shop.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { dealInOrder } from "./deal-in-order-rules.ts";

/** What is won or bought from the shop is paid and sent with goods (rule GO12). */

let shop: Awaited<ReturnType<typeof openTestShop>>;
let shopUser: TestUser;
beforeAll(async () => {
  shop = await openTestShop();
  await shop.product();
  const [row] = await shop.app.db.select().from(users).where(eq(users.isShop, true));
  shopUser = { ...shop.operator, id: row?.id ?? 0 };
});

let buyer: TestUser;
let deal: MadeDeal;
let goods: { id: number };
/** A won lot of 1 500 Kč, and one piece of goods for 1 000 Kč in the winner's cart. */
beforeEach(async () => {
  buyer = await makeUser(shop.app.ctx);
  deal = await makeDeal(shop.app.ctx, { seller: shopUser, buyer, categoryId: shop.categoryId });
  goods = await shop.product({ price: 1_000 });
  await shop.app.as(buyer).post("/api/cart/own/lines", { productId: goods.id }, press());
  await shop.app.drainEvents();
});

const cart = async (who = buyer) => (await shop.app.as(who).get("/api/cart/own")).json().data;
const status = async () => (await deal.row()).status;
const view = async () => (await shop.app.as(buyer).get(`/api/me/deals/${deal.id}?lang=cs`)).json().data;
const take = (isTaken: boolean, who: TestUser | null = buyer) =>
  shop.app.as(who).put(`/api/cart/own/bought/${deal.id}`, { isTaken });
const place = async (total = 2_500, more: object = {}) => {
  const answer = await shop.order(buyer, "own", shop.body(total, more));
  return { statusCode: answer.statusCode, code: answer.json().code, ...answer.json().data };
};
const backOffice = async (orderId: number) => {
  const all = [...(await shop.backOffice()), ...(await shop.backOffice("placed")), ...(await shop.backOffice("done"))];
  return all.find((each: { orderId: number }) => each.orderId === orderId);
};
const step = async (orderId: number, sent: object) => {
  const { id, version } = await backOffice(orderId);
  const answer = await shop.step(id, { version, ...sent });
  expect([answer.json(), answer.statusCode]).toEqual([expect.anything(), 200]);
  await shop.app.drainEvents();
};

test("What is won of the shop stands in its buyer's cart, counts towards free delivery, and no voucher or group lessens it", async () => {
  expect(await cart()).toMatchObject({
    bought: [{ dealId: deal.id, listingId: deal.listingId, price: 1_500, isTaken: true }],
    ...{ price: 1_000, boughtPrice: 1_500, total: 2_500, pieces: 1, isOrderable: true },
    freeDelivery: { missing: 0 },
  });
  expect(await view()).toMatchObject({ mayGoWithGoods: true, withGoods: null });
});

test("It may be left out of the order and taken again; nobody else's is", async () => {
  expect((await take(false)).json().data).toMatchObject({ boughtPrice: 0, total: 1_000 });
  expect((await take(false)).statusCode).toBe(200);
  expect((await cart()).bought).toMatchObject([{ isTaken: false }]);
  expect((await take(true)).json().data.total).toBe(2_500);
  expect((await take(true, await makeUser(shop.app.ctx))).statusCode).toBe(404);
  expect((await take(true, null)).statusCode).toBe(401);
});

test("What another seller sold, and what is said to be paid already, is in no cart", async () => {
  await makeDeal(shop.app.ctx, { buyer, categoryId: shop.categoryId });
  await shop.app.db.update(deals).set({ paymentSaidAt: new Date() }).where(eq(deals.id, deal.id));
  expect((await cart()).bought).toEqual([]);
});

test("One order pays for both, with one invoice and one delivery; the deal follows it to the receipt", async () => {
  const { orderId, hash } = await place();
  expect(await view()).toMatchObject({
    withGoods: { id: orderId, hash },
    payment: null,
    todo: null,
    actions: [],
  });
  const refused = await shop.app.as(buyer).put(`/api/me/deals/${deal.id}/payment-note`, { reference: "" });
  expect(refused.json().code).toBe("DEAL_WITH_GOODS");
  await shop.pay(orderId);
  expect(await deal.row()).toMatchObject({
    status: "paid",
    shippingMinor: 0,
    delivery: { city: expect.any(String) },
  });
  const [invoice] = await shop.app.db.select().from(invoices).where(eq(invoices.orderId, orderId));
  expect(invoice?.totalMinor).toBe(2_500_00);
  await step(orderId, { step: "pack" });
  await step(orderId, { step: "hand_over", tracking: "DR1" });
  expect(await deal.row()).toMatchObject({ status: "sent", trackingNumber: "DR1" });
  await step(orderId, { step: "deliver" });
  expect(await status()).toBe("received");
  expect((await view()).steps.map(({ kind }: { kind: string }) => kind)).toEqual([
    "opened",
    "paid",
    "sent",
    "received",
  ]);
});

test("Without any goods it is ordered alone", async () => {
  await shop.app.as(buyer).delete(`/api/cart/own/lines/${goods.id}`);
  const { statusCode, orderId } = await place(1_500);
  expect(statusCode).toBe(201);
  await shop.pay(orderId);
  expect(await status()).toBe("paid");
});

test("An order that nobody pays leaves it to be paid anew; late money takes it again while it can", async () => {
  const { orderId } = await place();
  await step(orderId, { step: "cancel" });
  expect(await deal.row()).toMatchObject({ status: "awaiting_payment", orderId: null });
  await shop.app.as(buyer).post("/api/cart/own/lines", { productId: goods.id }, press());
  const second = await place();
  expect(second.statusCode).toBe(201);
  await shop.app.db
    .update(orders)
    .set({ expiresAt: new Date(0) })
    .where(eq(orders.id, second.orderId));
  await expireOrders(shop.app.ctx);
  await shop.app.drainEvents();
  expect(await status()).toBe("awaiting_payment");
  await shop.pay(second.orderId);
  expect(await deal.row()).toMatchObject({ status: "paid", orderId: second.orderId });
});

test("Where the sale has ended before the money comes, all of it goes back and the goods to their store", async () => {
  const { orderId } = await place();
  await cancelDeal(shop.app.ctx, await deal.row(), null);
  await shop.pay(orderId);
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order).toMatchObject({ refundedMinor: 2_500_00 });
  expect(await shop.piecesOf(goods.id)).toBe(5);
  expect((await backOffice(orderId)).status).toBe("cancelled");
});

test("Two orders of one lot at once: one gets it, the other is told", async () => {
  const answers = await Promise.all([place(), place()]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
});

test("What is taken out of the order, or withdrawn from, ends the deal, and its price goes back", async () => {
  const { orderId } = await place();
  await shop.pay(orderId);
  const { id, version } = await backOffice(orderId);
  const pieces = [{ itemId: deal.listingId, pieces: 1 }];
  const body = { version, pieces, isRestocked: true };
  const out = await shop.app.as(shop.operator).post(`/api/admin/goods-orders/${id}/taken-back`, body);
  expect(out.statusCode).toBe(200);
  await shop.app.drainEvents();
  expect(await status()).toBe("cancelled");
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  expect(order?.refundedMinor).toBe(1_500_00);
  expect(await shop.piecesOf(goods.id)).toBe(4);
});

test("What is handed over in person alone is picked up in a store, with all that is ordered with it", async () => {
  await shop.app.db.update(deals).set({ handover: "in_person", shippingMinor: 0 }).where(eq(deals.id, deal.id));
  const { ways } = (await shop.app.as(buyer).get("/api/cart/own/checkout")).json().data;
  expect(ways.filter(({ kind }: { kind: string }) => kind !== "store")).toEqual([]);
  expect((await place()).code).toBe("CARRIER_ELSEWHERE");
});

test.each([
  ["placed", null, null, 0, 0, "tied"],
  ["cancelled", null, null, 0, 0, "free"],
  ["cancelled", 1, null, 0, 0, "cancelled"],
  ["packed", 1, null, 0, 0, "paid"],
  ["partly_handed_over", 1, null, 0, 0, "paid"],
  ["partly_handed_over", 1, null, 1, 0, "sent"],
  ["partly_handed_over", 1, 7, 1, 0, "received"],
  ["handed_over", 1, null, 1, 0, "sent"],
  ["delivered", 1, null, 1, 0, "received"],
  ["delivered", 1, null, 0, 1, "cancelled"],
  ["returned", 1, null, 1, 0, "cancelled"],
] as const)(
  "A %s order, paid %s, of store %s with %s handed over and %s taken back: %s",
  (of, paid, storeId, handedOver, takenBack, to) => {
    const order = { status: of, paidAt: paid === null ? null : new Date(paid), storeId };
    expect(dealInOrder(order, { handedOver, takenBack })).toBe(to);
  },
);
