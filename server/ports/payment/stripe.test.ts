import Stripe from "stripe";
import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import type { NewPayment } from "./payment-gateway.ts";
import { createStripe } from "./stripe.ts";

const webhookSecret = "whsec_zkusebni_tajemstvi";
const payment: NewPayment = {
  paymentId: 77,
  amountMinor: 5_900,
  currency: "CZK",
  label: "Topování na 7 dní",
  email: "jana@kabinet.test",
  lang: "cs",
  returnUrl: "https://kabinet.test/ucet/shrnuti/1/abc",
};
const session = {
  ...{ id: "cs_test_1", object: "checkout.session", status: "complete", payment_status: "paid" },
  ...{ amount_total: 5_900, currency: "czk", client_reference_id: "77", payment_intent: "pi_1" },
  url: "https://checkout.stripe.com/c/pay/cs_test_1",
};

let calls: PeerCall[];
let known: object;
beforeEach(() => {
  calls = [];
  known = session;
});
const endpoint = new URL(
  await makeHttpPeer((call) => {
    calls.push(call);
    if (call.headers.authorization !== "Bearer sk_test_zkusebniklic")
      return { status: 401, json: { error: { type: "invalid_request_error", message: "no" } } };
    if (call.path === "/v1/checkout/sessions/cs_missing")
      return {
        status: 404,
        json: { error: { type: "invalid_request_error", code: "resource_missing", message: "no" } },
      };
    if (call.path.startsWith("/v1/checkout/sessions")) return { json: known };
    if (call.path === "/v1/refunds") return { json: { id: "re_1", object: "refund", status: "succeeded" } };
    return { status: 404, json: { error: { type: "invalid_request_error", message: "no" } } };
  }),
);
const stripe = createStripe({ secretKey: "sk_test_zkusebniklic", webhookSecret, endpoint });

test("a payment begins as a session of one line, once for an attempt", async () => {
  expect(await stripe.start(payment)).toEqual({ reference: "cs_test_1", url: session.url });
  const sent = new URLSearchParams(calls[0]?.body);
  expect(sent.get("mode")).toBe("payment");
  expect(sent.get("client_reference_id")).toBe("77");
  expect(sent.get("line_items[0][price_data][unit_amount]")).toBe("5900");
  expect(sent.get("line_items[0][price_data][currency]")).toBe("czk");
  expect(sent.get("success_url")).toBe(payment.returnUrl);
  expect(calls[0]?.headers["idempotency-key"]).toBe("payment-77");
});

test.each([
  [{ status: "complete", payment_status: "paid" }, "paid"],
  [{ status: "complete", payment_status: "unpaid" }, "pending"],
  [{ status: "open", payment_status: "unpaid" }, "pending"],
  [{ status: "expired", payment_status: "unpaid" }, "expired"],
])("a session %o is %s", async (change, status) => {
  known = { ...session, ...change };
  expect(await stripe.look("cs_test_1")).toEqual({
    status,
    amountMinor: 5_900,
    currency: "CZK",
    paymentId: 77,
  });
});

test("a session that Stripe does not know is none", async () => {
  expect(await stripe.look("cs_missing")).toBeNull();
});

test("a refund goes to the session's payment, under its own key", async () => {
  await stripe.refund("cs_test_1", { amountMinor: 2_100, key: "refund-5", earlierMinor: 0 });
  const refund = calls.find(({ path }) => path === "/v1/refunds");
  expect(Object.fromEntries(new URLSearchParams(refund?.body))).toEqual({
    payment_intent: "pi_1",
    amount: "2100",
  });
  expect(refund?.headers["idempotency-key"]).toBe("refund-5");
});

test("a webhook counts with a fresh signature of its very bytes", () => {
  const body = (type: string) => JSON.stringify({ id: "evt_1", object: "event", type, data: { object: session } });
  const signed = (payload: string, timestamp = Math.floor(Date.now() / 1_000), secret = webhookSecret) =>
    new Stripe("sk_test_x").webhooks.generateTestHeaderString({ payload, secret, timestamp });
  const read = (payload: string, signature: string | undefined) =>
    stripe.readWebhook({ body: payload, headers: { "stripe-signature": signature }, query: {} });
  const paid = body("checkout.session.completed");
  expect(read(paid, signed(paid))).toEqual({ reference: "cs_test_1" });
  const other = body("charge.refunded");
  expect(read(other, signed(other))).toEqual({ reference: null });
  expect(read(`${paid} `, signed(paid))).toBeNull();
  expect(read(paid, signed(paid, Math.floor(Date.now() / 1_000) - 301))).toBeNull();
  expect(read(paid, signed(paid, undefined, "whsec_jine"))).toBeNull();
  expect(read(paid, undefined)).toBeNull();
});
