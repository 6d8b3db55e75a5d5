import { randomBytes } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import fc from "fast-check";
import { beforeAll, expect, test, vi } from "vitest";
import { sql } from "#server/db/query.ts";
import type { GatewayState, PaymentGateway } from "#server/ports/payment/payment-gateway.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { createOrder } from "./create-order.ts";
import { expireOrders } from "./end-order.ts";
import { lookAtPayment } from "./look-at-payment.ts";
import { receiveMoney } from "./receive-money.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { refundOrder } from "./refunds/refund-order.ts";
import { sendRefunds } from "./refunds/send-refunds.ts";
import { type orders, payments, receipts } from "./table.ts";

/** A gateway whose answers the test decides, and which remembers what was asked of it. */
interface StatedGateway extends PaymentGateway {
  readonly states: Map<string, GatewayState>;
  readonly refunds: Map<string, number>;
  readonly returnUrls: string[];
  failsNext: boolean;
  answersAfterMs: number;
  refusesRefunds: boolean;
}

function statedGateway(): StatedGateway {
  const states = new Map<string, GatewayState>();
  const refunded = new Map<string, number>();
  const gateway: StatedGateway = {
    kind: "comgate",
    leastMinor: 100,
    states,
    refunds: refunded,
    returnUrls: [],
    failsNext: false,
    answersAfterMs: 0,
    refusesRefunds: false,
    start: async ({ paymentId, amountMinor, returnUrl }) => {
      gateway.returnUrls.push(returnUrl);
      await pause(gateway.answersAfterMs);
      if (gateway.failsNext) {
        gateway.failsNext = false;
        throw new Error("no answer");
      }
      const reference = `ref-${paymentId}`;
      states.set(reference, { status: "pending", amountMinor, currency: "CZK", paymentId });
      return { reference, url: `https://gateway.test/${reference}` };
    },
    look: async (reference) => states.get(reference) ?? null,
    refund: async (_reference, { amountMinor, key }) => {
      if (gateway.refusesRefunds) throw new Error("refused");
      refunded.set(key, amountMinor);
    },
    readWebhook: () => null,
  };
  return gateway;
}

let gateway: StatedGateway;
let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  gateway = statedGateway();
  app = await createTestApp({ ports: { gateways: [gateway] } });
  user = await makeUser(app.ctx);
});

const newOrder = (unitMinor = 5_900) =>
  createOrder(app.ctx, {
    userId: user.id,
    subject: { type: "topping", id: 1 },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor }],
  });

const addressOf = ({ id, hash }: typeof orders.$inferSelect) => `/api/orders/${id}/${hash}`;
const pay = (order: typeof orders.$inferSelect) =>
  app.as(null).post(`${addressOf(order)}/payments`, { method: "comgate" });
const shown = async (order: typeof orders.$inferSelect) => (await app.as(null).get(addressOf(order))).json().data;

async function begin(order: typeof orders.$inferSelect): Promise<string> {
  const answer = await pay(order);
  expect(answer.statusCode).toBe(201);
  return answer.json().data.url.replace("https://gateway.test/", "");
}

function decide(reference: string, change: Partial<GatewayState>): void {
  const state = gateway.states.get(reference);
  if (!state) throw new Error("the gateway knows no such payment");
  gateway.states.set(reference, { ...state, ...change });
}

/** Balances of the ledger's accounts, debits less credits. */
async function balances(): Promise<Record<string, number>> {
  const { rows } = await app.db.execute<{ account: string; sum: string }>(sql`
    select account, sum(amount) as sum from (
      select debit as account, amount_minor as amount from ledger_entries
      union all select credit, -amount_minor from ledger_entries) moved
    group by account order by account`);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}

test("an order is found by its whole address alone", async () => {
  const order = await newOrder();
  expect((await app.as(null).get(addressOf(order))).statusCode).toBe(200);
  const other = randomBytes(16).toString("base64url");
  expect((await app.as(null).get(`/api/orders/${order.id}/${other}`)).statusCode).toBe(404);
  const foreign = await newOrder();
  expect((await app.as(user).get(`/api/orders/${order.id}/${foreign.hash}`)).statusCode).toBe(404);
  expect((await app.as(null).post(`/api/orders/${order.id}/${other}/payments`, { method: "comgate" })).statusCode).toBe(
    404,
  );
});

test("whoever asks anew without end reaches the gateway once in two seconds, also at once", async () => {
  const order = await newOrder();
  await begin(order);
  const look = vi.spyOn(gateway, "look");
  const ask = () => app.as(null).post(`${addressOf(order)}/verification`);
  await Promise.all(Array.from({ length: 10 }, ask));
  await ask();
  expect(look).toHaveBeenCalledTimes(1);
  look.mockRestore();
});

test("a captured payment pays its order once, however often and by how many it is told", async () => {
  const order = await newOrder();
  const reference = await begin(order);
  expect(await shown(order)).toMatchObject({ status: "awaiting_payment", isVerifying: true });
  decide(reference, { status: "paid" });
  await Promise.all(Array.from({ length: 10 }, () => lookAtPayment(app.ctx, "comgate", reference)));
  expect(await shown(order)).toMatchObject({
    status: "paid",
    isVerifying: false,
    methods: [],
    lastAttempt: "paid",
  });
  const paid = await app.db.execute(
    sql`select 1 from outbox where topic = 'OrderPaid' and (payload->>'orderId')::int8 = ${order.id}`,
  );
  expect(paid.rows).toHaveLength(1);
});

test("two presses at once begin one payment; one that failed can be begun again", async () => {
  const order = await newOrder();
  gateway.failsNext = true;
  expect((await pay(order)).json()).toMatchObject({ code: "GATEWAY_AWAY" });
  expect(await shown(order)).toMatchObject({ status: "awaiting_payment", lastAttempt: "failed" });
  const first = await begin(order);
  expect(await begin(order)).toBe(first);
  const other = await newOrder();
  gateway.answersAfterMs = 100;
  const pressed = await Promise.all([begin(other), begin(other), begin(other)]);
  gateway.answersAfterMs = 0;
  expect(new Set(pressed).size).toBe(1);
});

test("an attempt whose process is gone does not stand in the way of the next", async () => {
  const order = await newOrder();
  const createdAt = new Date(app.clock.now().getTime() - 31_000);
  await app.db.insert(payments).values({ orderId: order.id, gateway: "comgate", amountMinor: 5_900, createdAt });
  await begin(order);
});

test("a gateway that takes no such amount is neither offered nor asked", async () => {
  const order = await newOrder(99);
  expect((await shown(order)).methods).not.toContain("comgate");
  expect((await pay(order)).json()).toMatchObject({ code: "METHOD_UNKNOWN" });
});

test.each([
  ["another amount", { amountMinor: 5_800 }, "amount"],
  ["another currency", { currency: "EUR" }, "currency"],
])("a capture of %s grants nothing, waits for a person and raises an alarm", async (_what, change, fault) => {
  const order = await newOrder();
  const reference = await begin(order);
  decide(reference, { status: "paid", ...change });
  await lookAtPayment(app.ctx, "comgate", reference);
  expect((await shown(order)).status).toBe("awaiting_payment");
  const [receipt] = await app.db.select().from(receipts).where(sql`reference = ${reference}`);
  expect(receipt).toMatchObject({ fault, orderId: null, resolvedAt: null });
  const alarm = await app.db.execute(
    sql`select 1 from outbox where topic = 'MoneyUnpaired' and (payload->>'receiptId')::int8 = ${receipt?.id}`,
  );
  expect(alarm.rows).toHaveLength(1);
});

test("money that comes after an order has run out or was cancelled pays for it all the same", async () => {
  const order = await newOrder();
  const reference = await begin(order);
  app.clock.advance(8 * 24 * 60 * 60 * 1000);
  await expireOrders(app.ctx);
  expect((await shown(order)).status).toBe("expired");
  expect((await pay(order)).json()).toMatchObject({ code: "ORDER_CLOSED" });
  decide(reference, { status: "paid" });
  await lookAtPayment(app.ctx, "comgate", reference);
  expect((await shown(order)).status).toBe("paid");
});

test("only its owner cancels an order, and only one that is not paid", async () => {
  const order = await newOrder();
  const path = `${addressOf(order)}/cancellation`;
  expect((await app.as(await makeUser(app.ctx)).post(path)).statusCode).toBe(404);
  expect((await app.as(user).post(path)).statusCode).toBe(200);
  expect((await app.as(user).post(path)).statusCode).toBe(200);
  expect((await shown(order)).status).toBe("cancelled");
  const other = await newOrder();
  await receiveMoney(app.ctx, {
    source: "transfer",
    reference: `t-${other.id}`,
    amountMinor: 5_900,
    currency: "CZK",
    orderId: other.id,
  });
  expect((await app.as(user).post(`${addressOf(other)}/cancellation`)).json()).toMatchObject({
    code: "ORDER_CLOSED",
  });
});

test("PM6: a payment of which no webhook comes is asked about, and found", async () => {
  const order = await newOrder();
  const reference = await begin(order);
  decide(reference, { status: "paid" });
  await reconcilePayments(app.ctx);
  expect((await shown(order)).status).toBe("awaiting_payment");
  app.clock.advance(3 * 60 * 1000);
  await reconcilePayments(app.ctx);
  expect((await shown(order)).status).toBe("paid");
});

test("PM7: a refund is paid out once, never exceeds what was paid, and the ledger balances", async () => {
  const before = await balances();
  const order = await newOrder(12_100);
  const reference = await begin(order);
  decide(reference, { status: "paid" });
  await lookAtPayment(app.ctx, "comgate", reference);
  const back = (amountMinor: number | null, key: string) =>
    refundOrder(app.ctx, { orderId: order.id, amountMinor, reason: "test", byId: null, idempotencyKey: key });
  await back(2_100, "one");
  await back(2_100, "one");
  expect(await shown(order)).toMatchObject({ status: "partly_refunded", refunded: 21 });
  await expect(back(10_001, "two")).rejects.toMatchObject({ code: "REFUND_TOO_HIGH" });
  await back(null, "three");
  expect(await shown(order)).toMatchObject({ status: "refunded", refunded: 121 });
  await sendRefunds(app.ctx);
  await sendRefunds(app.ctx);
  expect([...gateway.refunds.values()]).toEqual([2_100, 10_000]);
  expect(await balances()).toEqual({ ...before, refunds: 0 });
});

test("PM7: a second refund goes on from the lines that the first one has left", async () => {
  const line = {
    label: { cs: "Topování", en: "Topping" },
    revenue: "topping",
    quantity: 1,
    unitMinor: 5_000,
  };
  const order = await createOrder(app.ctx, {
    userId: user.id,
    subject: { type: "topping", id: 1 },
    lines: [line, line],
  });
  const reference = await begin(order);
  decide(reference, { status: "paid" });
  await lookAtPayment(app.ctx, "comgate", reference);
  const about = { orderId: order.id, reason: "test", byId: null };
  await refundOrder(app.ctx, { ...about, amountMinor: 6_000, idempotencyKey: "first" });
  await refundOrder(app.ctx, { ...about, amountMinor: 4_000, idempotencyKey: "second" });
  const { rows } = await app.db.execute(sql`
    select position, l.total_minor as minor from refund_lines l join refunds r on r.id = l.refund_id
    where r.order_id = ${order.id} order by r.id, position`);
  const [first, second] = [0, 1].map((index) => rows[index]?.position);
  expect(rows).toEqual([
    { position: first, minor: 5_000 },
    { position: second, minor: 1_000 },
    { position: second, minor: 4_000 },
  ]);
});

test("PM8: gateway money that does not agree shows its order and goes back by its gateway, once", async () => {
  const operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const order = await newOrder();
  const reference = await begin(order);
  decide(reference, { status: "paid", amountMinor: 5_000 });
  await lookAtPayment(app.ctx, "comgate", reference);
  expect(await shown(order)).toMatchObject({ status: "awaiting_payment", moneyWaits: true });
  const { items } = (await app.as(operator).get("/api/finance/receipts")).json();
  const receipt = items.find((each: { reference: string }) => each.reference === reference);
  expect(receipt).toMatchObject({ source: "comgate", fault: "amount", suggestion: { id: order.id } });
  const back = () => app.as(operator).post(`/api/finance/receipts/${receipt.id}/return`, { reason: "jiná částka" });
  gateway.refusesRefunds = true;
  expect((await back()).json()).toMatchObject({ code: "GATEWAY_KEPT" });
  gateway.refusesRefunds = false;
  expect([(await back()).statusCode, (await back()).statusCode]).toEqual([200, 409]);
  expect(gateway.refunds.get(`receipt-${receipt.id}`)).toBe(5_000);
  gateway.refunds.clear();
});

test("the ledger takes no entry that is changed or taken away", async () => {
  await expect(app.db.execute(sql`update ledger_entries set amount_minor = amount_minor + 1`)).rejects.toThrow();
  await expect(app.db.execute(sql`delete from ledger_entries`)).rejects.toThrow();
});

test("webhooks in random order, repeated, with wrong amounts among them, end in the one right state", {
  timeout: 240_000,
}, async () => {
  const reported = fc.record({
    right: fc.boolean(),
    wrong: fc.boolean(),
    order: fc.array(fc.constantFrom("right", "wrong", "cancel", "unknown"), { maxLength: 6 }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(reported, { minLength: 1, maxLength: 4 }), fc.nat(1_000), async (plans, seed) => {
      const made = await Promise.all(plans.map(async (plan) => ({ plan, order: await newOrder(1_000 + seed) })));
      const work = made.flatMap(({ plan, order }) => {
        const take = (kind: string, amountMinor: number) =>
          receiveMoney(app.ctx, {
            source: "comgate",
            reference: `${order.id}-${kind}`,
            amountMinor,
            currency: "CZK",
            orderId: kind === "unknown" ? null : order.id,
          });
        return plan.order.map((kind) => async () => {
          if (kind === "cancel") return app.as(user).post(`${addressOf(order)}/cancellation`);
          return take(kind, kind === "right" ? order.totalMinor : order.totalMinor + 1);
        });
      });
      await Promise.all(work.map((each) => each()));
      for (const { plan, order } of made) {
        const { status } = await shown(order);
        const isPaid = plan.order.includes("right");
        expect(status === "paid").toBe(isPaid);
        expect(status === "cancelled").toBe(!isPaid && plan.order.includes("cancel"));
      }
    }),
    { numRuns: 25 },
  );
  const { rows } = await app.db.execute<{ escrowed: string; earned: string; waiting: string }>(sql`
    select (select sum(amount_minor) from receipts) as escrowed,
      (select sum(total_minor - refunded_minor) from orders where paid_at is not null) as earned,
      (select coalesce(sum(amount_minor), 0) from receipts where order_id is null and resolved_at is null) as waiting`);
  const all = await balances();
  expect(Object.values(all).reduce((sum, each) => sum + each, 0)).toBe(0);
  expect(-((all.unpaired ?? 0) + (all["unpaired:EUR"] ?? 0))).toBe(Number(rows[0]?.waiting));
  expect(-((all["revenue:topping"] ?? 0) + (all["vat:21"] ?? 0))).toBe(Number(rows[0]?.earned));
});

test("an order says whose it is, and where its payer comes back to goes by that", async () => {
  const order = await newOrder();
  const isOwn = async (who: TestUser | null) => (await app.as(who).get(addressOf(order))).json().data.isOwn as boolean;
  expect([await isOwn(user), await isOwn(await makeUser(app.ctx)), await isOwn(null)]).toEqual([true, false, false]);
  const backFor = async (who: TestUser | null, lang: string) => {
    const made = await newOrder();
    await app.as(who).post(`${addressOf(made)}/payments`, { method: "comgate", lang });
    return gateway.returnUrls.at(-1)?.replace(`/${made.id}/${made.hash}`, "");
  };
  expect([await backFor(user, "cs"), await backFor(user, "en")]).toEqual([
    "https://kabinet.test/ucet/shrnuti",
    "https://kabinet.test/account/summary",
  ]);
  expect([await backFor(null, "cs"), await backFor(null, "en")]).toEqual([
    "https://kabinet.test/shrnuti",
    "https://kabinet.test/summary",
  ]);
});
