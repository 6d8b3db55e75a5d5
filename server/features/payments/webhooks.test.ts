import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { createComgate } from "#server/ports/payment/comgate.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { createOrder } from "./create-order.ts";
import { orders, payments, receipts } from "./table.ts";

const merchant = "123456";
const secret = "tajne-heslo-obchodu";
let peer: Map<string, { price: number; refId: string; status: string }>;
let isAway: boolean;
let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  const endpoint = await makeHttpPeer(({ method, path, body }) => {
    if (isAway) return { status: 503, json: {} };
    if (method === "POST") {
      const { price, refId } = JSON.parse(body);
      const transId = `T-${refId}`;
      peer.set(transId, { price, refId, status: "PENDING" });
      return { json: { code: 0, message: "OK", transId, redirect: `https://pay.test/${transId}` } };
    }
    const known = peer.get(/transId\/(.*)\.json$/.exec(path)?.[1] ?? "");
    if (!known) return { status: 404, json: { code: 1400, message: "not found" } };
    return { json: { code: 0, merchant, test: false, curr: "CZK", ...known } };
  });
  app = await createTestApp({
    ports: { gateways: [createComgate({ merchant, secret, isTest: false, endpoint })] },
  });
  user = await makeUser(app.ctx);
});
beforeEach(() => {
  peer ??= new Map();
  isAway = false;
});

async function begin() {
  const order = await createOrder(app.ctx, {
    userId: user.id,
    subject: { type: "topping", id: 1 },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 5_900 }],
  });
  await app.as(null).post(`/api/orders/${order.id}/${order.hash}/payments`, { method: "comgate" });
  const [payment] = await app.db.select().from(payments).where(eq(payments.orderId, order.id));
  const transId = payment?.reference ?? "";
  const decide = (change: object) => {
    const known = peer.get(transId);
    if (known) peer.set(transId, { ...known, ...change });
  };
  const status = async () => (await app.db.select().from(orders).where(eq(orders.id, order.id)))[0]?.status;
  return { transId, decide, status };
}

const notify = (transId: string, fields: Record<string, string> = {}) =>
  app.app.inject({
    method: "POST",
    url: "/api/payments/comgate/notices",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({ transId, merchant, secret, status: "PAID", ...fields }).toString(),
  });

test("a webhook has the gateway asked, and is answered as Comgate expects, once or again", async () => {
  const { transId, decide, status } = await begin();
  expect((await notify(transId)).statusCode).toBe(200);
  expect(await status(), "the notice alone pays nothing").toBe("awaiting_payment");
  decide({ status: "PAID" });
  const answers = await Promise.all(Array.from({ length: 10 }, () => notify(transId)));
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(10).fill([200, "code=0&message=OK"]));
  expect(await status()).toBe("paid");
  expect(await app.db.select().from(receipts).where(eq(receipts.reference, transId))).toHaveLength(1);
});

test("a cancellation that overtakes or follows the payment does not undo it", async () => {
  const { transId, decide, status } = await begin();
  decide({ status: "CANCELLED" });
  await notify(transId, { status: "CANCELLED" });
  expect(await status()).toBe("awaiting_payment");
  decide({ status: "PAID" });
  await notify(transId);
  decide({ status: "CANCELLED" });
  await notify(transId, { status: "CANCELLED" });
  expect(await status()).toBe("paid");
});

test("another amount is taken in, waits for a person and pays nothing", async () => {
  const { transId, decide, status } = await begin();
  decide({ status: "PAID", price: 100 });
  expect((await notify(transId)).statusCode).toBe(200);
  expect(await status()).toBe("awaiting_payment");
  const [receipt] = await app.db.select().from(receipts).where(eq(receipts.reference, transId));
  expect(receipt).toMatchObject({ fault: "amount", amountMinor: 100 });
});

test("a wrong secret is refused, an unknown payment is taken note of, a gateway that is away is asked for another webhook", async () => {
  const { transId } = await begin();
  expect((await notify(transId, { secret: "hadam" })).statusCode).toBe(400);
  expect((await notify("NEZNAMA")).statusCode).toBe(200);
  isAway = true;
  expect((await notify(transId)).statusCode).toBe(500);
});

test("gateways that the site does not have are missing, and a flood is refused", async () => {
  const post = (path: string, payload = "x") => app.app.inject({ method: "POST", url: path, payload });
  expect((await post("/api/payments/stripe/notices")).statusCode).toBe(404);
  expect((await post("/api/payments/sandbox/notices")).statusCode).toBe(404);
  expect((await post("/api/payments/nic/notices")).statusCode).toBe(404);
  expect((await post("/api/payments/comgate/notices", "x".repeat(70_000))).statusCode).toBe(413);
  expect((await post("/api/payments/comgate/notices", "")).statusCode).toBe(400);
});
