import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { createOrder } from "./create-order.ts";
import { listWaysToPay } from "./list-ways-to-pay.ts";
import { orderLabel } from "./order-label.ts";
import { receiveMoney } from "./receive-money.ts";
import { refundOrder } from "./refunds/refund-order.ts";
import { refunds } from "./refunds/table.ts";
import type { orders } from "./table.ts";

let app: TestApp;
let user: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  user = await makeUser(app.ctx);
});

const newOrder = (more: { owedSince?: Date; dueOn?: string } = {}) =>
  createOrder(app.ctx, {
    ...more,
    userId: user.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Služba", en: "Service" }, revenue: "package", quantity: 1, unitMinor: 5_900 }],
  });
const shown = async ({ id, hash }: typeof orders.$inferSelect) =>
  (await app.as(null).get(`/api/orders/${id}/${hash}`)).json().data;
const send = (order: typeof orders.$inferSelect, amountMinor: number, symbol = order.variableSymbol) =>
  receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `view-${order.id}-${symbol}`, amountMinor, currency: "CZK" },
    ...{ variableSymbol: symbol, orderId: symbol === order.variableSymbol ? order.id : null },
  });

test("PM4: an order whose time has passed has run out, before any job has come", async () => {
  const order = await newOrder();
  expect(await shown(order)).toMatchObject({ status: "awaiting_payment", methods: ["sandbox"] });
  app.clock.advance(8 * dayMs);
  expect(await shown(order)).toMatchObject({ status: "expired", methods: [] });
  const mine = (await app.as(user).get("/api/me/orders")).json().items;
  expect(mine.find(({ id }: { id: number }) => id === order.id)).toMatchObject({ status: "expired" });
});

test("PM1: whoever has paid another amount is told that the money is there, and nobody else", async () => {
  const [order, other] = [await newOrder(), await newOrder()];
  expect(await send(order, 5_000)).toBe("unpaired");
  expect([(await shown(order)).moneyWaits, (await shown(other)).moneyWaits]).toEqual([true, false]);
  await send(other, 5_900);
  expect(await shown(other)).toMatchObject({ status: "paid", moneyWaits: false });
});

test("PM11: what goes back is not said to be back before it has been sent", async () => {
  const order = await newOrder();
  await send(order, 5_900);
  expect(await shown(order)).toMatchObject({ status: "paid", refundWaits: false });
  await refundOrder(app.ctx, {
    ...{ orderId: order.id, amountMinor: 5_900, reason: "test", byId: null, idempotencyKey: "all" },
  });
  expect(await shown(order)).toMatchObject({ status: "refunded", refundWaits: true });
  await app.ctx.db.update(refunds).set({ sentAt: app.clock.now() }).where(eq(refunds.orderId, order.id));
  expect(await shown(order)).toMatchObject({ status: "refunded", refundWaits: false });
});

test("a bill is called by its month and says until when it is to be paid", async () => {
  const order = await newOrder({ owedSince: app.clock.now(), dueOn: "2026-12-15" });
  expect(await shown(order)).toMatchObject({ dueOn: "2026-12-15", expiresAt: null });
  const bill = { subjectType: "fees" as const, createdAt: new Date("2026-11-30T23:30:00Z") };
  const first = { cs: "Provize: Rum", en: "Commission: Rum" };
  expect(orderLabel(bill, first, "cs")).toBe("Vyúčtování poplatků za listopad 2026");
  expect(orderLabel(bill, first, "en")).toBe("Fees of November 2026");
  expect(orderLabel({ ...bill, subjectType: "package" }, first, "en")).toBe("Commission: Rum");
});

test("PM21: the ways to pay are the gateways that are set up, each from its least amount, and the transfer where there is an account", async () => {
  expect(await listWaysToPay(app.ctx)).toEqual(["sandbox"]);
  await makeSetting(app.ctx, "transfer", { account: "CZ6508000000192000145399" });
  forget(app.ctx);
  expect(await listWaysToPay(app.ctx)).toEqual(["sandbox", "transfer"]);
  expect(await listWaysToPay(app.ctx, 99)).toEqual(["transfer"]);
  const without = { ...app.ctx, ports: { ...app.ctx.ports, gateways: [] } };
  expect(await listWaysToPay(without)).toEqual(["transfer"]);
  expect((await shown(await newOrder())).methods).toEqual(["sandbox", "transfer"]);
});
