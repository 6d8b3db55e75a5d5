import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { limits } from "#server/features/accounts/rate-limits.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { type GatewayPeers, openGatewayPeers, type PeerKind, type PeerWebhook } from "#test/payments/gateway-peers.ts";
import { createOrder } from "./create-order.ts";
import { expireOrders } from "./end-order.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { orders, payments, receipts, refusedWebhooks } from "./table.ts";

/** What gateways send that does not agree with what the site knows, or comes when it should not. */

const fine = [200, "code=0&message=OK"];
let peers: GatewayPeers;
let app: TestApp;
let payer: TestUser;
let operator: TestUser;

beforeAll(async () => {
  peers = await openGatewayPeers();
  app = await createTestApp({ ports: { gateways: peers.gateways } });
  payer = await makeUser(app.ctx);
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
});
afterAll(() => peers.close());

const newOrder = () =>
  createOrder(app.ctx, {
    userId: payer.id,
    // A kind whose grant finds nothing to give.
    subject: { type: "topping", id: 1 },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 5_900 }],
  });

async function begin(method: PeerKind) {
  const order = await newOrder();
  const begun = await app.as(null).post(`/api/orders/${order.id}/${order.hash}/payments`, { method });
  expect(begun.statusCode).toBe(201);
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, order.id));
  const reference = payment?.reference ?? "";
  const status = async () => (await app.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status;
  return {
    reference,
    orderId: order.id,
    status,
    notify: (secret?: string) => send(peers.webhookOf(method, reference, secret)),
  };
}
const send = async ({ path, headers, body }: PeerWebhook) => {
  const { statusCode, body: said } = await app.app.inject({
    ...(body === "" ? { method: "GET" as const } : { method: "POST" as const, payload: body }),
    url: path,
    headers,
  });
  return [statusCode, said] as const;
};
const receiptsOf = (reference: string) => app.db.select().from(receipts).where(eq(receipts.reference, reference));
const alarms = async () => {
  await app.drainEvents();
  return (await app.mails(operator.email)).filter(({ kind }) => kind === "money-waiting");
};
const thisHour = () => app.clock.now().toISOString().slice(0, 13);

const sumOf = (amounts: ReadonlyMap<string, number>) => [...amounts.values()].reduce((sum, minor) => sum + minor, 0);

test("PM22: a stranger has GoPay asked so often in a minute and no more, and holds up nobody elsewhere", async () => {
  const from = (remoteAddress: string, id: number) =>
    app.app.inject({ method: "GET", url: `/api/payments/gopay/notices?id=${id}`, remoteAddress });
  const most = limits.paymentNotice.points;
  const answers = await Promise.all(Array.from({ length: most + 5 }, (_, id) => from("203.0.113.9", 5_000 + id)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(most);
  expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  expect((await from("198.51.100.9", 4_999)).statusCode).toBe(200);
});

const unknown = { comgate: "neznama_1", gopay: "999", stripe: "neznama_1" };

describe.each(["comgate", "gopay", "stripe"] as const)("%s", (gateway) => {
  test.each([
    ["amount", { amountMinor: 100 }],
    ["currency", { currency: "EUR" }],
  ])("PM10: another %s is recorded, told to those who keep the money, and grants nothing", async (fault, change) => {
    await alarms();
    app.clock.advance(hourMs);
    const { reference, status, notify } = await begin(gateway);
    peers.decide(reference, { status: "paid", ...change });
    expect(await notify()).toEqual(fine);
    expect(await status()).toBe("awaiting_payment");
    expect(await receiptsOf(reference)).toMatchObject([{ fault, orderId: null, resolvedAt: null }]);
    const reported = (await alarms()).find(({ key }) => key.includes(thisHour()));
    expect(reported?.subject).toMatch(/^Platby k vyřízení: \d+$/);
    expect(reported?.text).toContain("https://kabinet.test/administrace/penize");
  });

  test.skipIf(gateway === "gopay")(
    "PM10: a wrong secret is refused and counted, told once a day, and grants nothing",
    async () => {
      await alarms();
      app.clock.advance(dayMs);
      const { reference, status, notify } = await begin(gateway);
      peers.decide(reference, { status: "paid" });
      for (let time = 0; time < 3; time++) expect((await notify("whsec_hadam_a_hadam"))[0]).toBe(400);
      expect(await status()).toBe("awaiting_payment");
      expect(await receiptsOf(reference)).toEqual([]);
      const day = app.clock.now().toISOString().slice(0, 10);
      const noted = (await app.db.select().from(refusedWebhooks)).filter((row) => row.day === day);
      expect(noted).toMatchObject([{ gateway, count: 3 }]);
      const reported = (await alarms()).find(({ key }) => key.includes(thisHour()));
      expect(reported?.text).toMatch(/Odmítnutá oznámení dnes: 3/);
    },
  );

  test("a payment that the gateway does not know is answered as it expects and changes nothing", async () => {
    const before = await app.db.$count(receipts);
    expect(await send(peers.webhookOf(gateway, unknown[gateway]))).toEqual(fine);
    expect(await app.db.$count(receipts)).toBe(before);
  });

  test("PM16: one that is paid there and unknown here waits for a person, once", async () => {
    const reference = gateway === "gopay" ? "777" : `cizi_${gateway}`;
    const strange = { kind: gateway, reference, paymentId: 987_654_321, amountMinor: 4_200 };
    peers.payments.set(reference, { ...strange, currency: "CZK", status: "paid" });
    for (let time = 0; time < 2; time++) {
      expect(await send(peers.webhookOf(gateway, reference))).toEqual(fine);
    }
    expect(await receiptsOf(reference)).toMatchObject([{ fault: "no_order", amountMinor: 4_200 }]);
  });

  test("repeated and in reversed order: paid once, and what follows does not undo it", async () => {
    const { reference, status, notify } = await begin(gateway);
    peers.decide(reference, { status: "expired" });
    expect(await notify()).toEqual(fine);
    peers.decide(reference, { status: "paid" });
    const answers = await Promise.all([notify(), notify(), notify()]);
    expect(answers).toEqual(Array(3).fill(fine));
    peers.decide(reference, { status: "pending" });
    expect(await notify()).toEqual(fine);
    expect(await status()).toBe("paid");
    expect(await receiptsOf(reference)).toHaveLength(1);
  });

  test("PM8: what was over of a payment goes back by the payment itself", async () => {
    const { reference, orderId, notify } = await begin(gateway);
    const finance = await makeProvedUser(app.ctx, { scopes: ["finance"] });
    peers.decide(reference, { status: "paid", amountMinor: 6_000 });
    await notify();
    const waiting = async () =>
      (await app.db.select().from(receipts)).filter(
        ({ reference: of, resolvedAt }) => of.startsWith(reference) && resolvedAt === null,
      );
    const act = async (path: string, body: object) =>
      app.as(finance).post(`/api/finance/receipts/${(await waiting())[0]?.id}/${path}`, body);
    expect((await act("pairing", { orderId })).statusCode).toBe(200);
    const before = sumOf(peers.refunds);
    expect((await act("return", { reason: "přeplatek" })).statusCode).toBe(200);
    expect(sumOf(peers.refunds) - before).toBe(100);
  });

  test("30 days late, when order and attempt have long run out: the money pays all the same", async () => {
    const { reference, status, notify } = await begin(gateway);
    app.clock.advance(30 * dayMs);
    await expireOrders(app.ctx);
    await reconcilePayments(app.ctx);
    expect(await status()).toBe("expired");
    peers.decide(reference, { status: "paid" });
    expect(await notify()).toEqual(fine);
    expect(await status()).toBe("paid");
    const [attempt] = await app.db.select().from(payments).where(eq(payments.reference, reference));
    expect(attempt?.status).toBe("paid");
  });
});
