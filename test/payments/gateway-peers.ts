import Stripe from "stripe";
import { createComgate } from "#server/ports/payment/comgate.ts";
import { createGopay } from "#server/ports/payment/gopay.ts";
import type { GatewayState, PaymentGateway } from "#server/ports/payment/payment-gateway.ts";
import { createStripe } from "#server/ports/payment/stripe.ts";
import { openHttpPeer, type PeerAnswer, type PeerCall } from "#test/rig/http-peer.ts";

export type PeerKind = "comgate" | "gopay" | "stripe";

/** A payment as its gateway knows it. */
interface PeerPayment extends GatewayState {
  readonly kind: PeerKind;
  readonly reference: string;
}

/** What a gateway sends to the site: a POST where it has a body. */
export interface PeerWebhook {
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface GatewayPeers {
  readonly gateways: readonly PaymentGateway[];
  /** Settings by which a server in a process of its own asks this Comgate. */
  readonly settings: Readonly<Record<string, string>>;
  /** Payments by their references. */
  readonly payments: Map<string, PeerPayment>;
  /** What the site was told when it asked, by reference and in its order. */
  readonly reported: Map<string, PeerPayment[]>;
  /** Haléře that went back, by the keys of the refunds. */
  readonly refunds: Map<string, number>;
  decide(reference: string, change: Partial<GatewayState>): void;
  webhookOf(kind: PeerKind, reference: string, secret?: string): PeerWebhook;
  close(): void;
}

const comgateShop = { merchant: "123456", secret: "tajne-heslo-obchodu" };
const stripeKey = "sk_test_zkusebniklic";
const webhookSecret = "whsec_zkusebni_tajemstvi";
const gopayShop = { goid: 8123456789, clientId: "1061399163", clientSecret: "stDTmVXF" };
const gopayStates = { pending: "PAYMENT_METHOD_CHOSEN", paid: "PAID", cancelled: "CANCELED", expired: "TIMEOUTED" };
const comgateStatuses = { pending: "PENDING", paid: "PAID", cancelled: "CANCELLED", expired: "CANCELLED" };

/** Comgate, GoPay and Stripe on this machine, as their documentation describes them, with the site's adapters that speak to them. */
export async function openGatewayPeers(): Promise<GatewayPeers> {
  const payments = new Map<string, PeerPayment>();
  const reported = new Map<string, PeerPayment[]>();
  const refunds = new Map<string, number>();
  const begin = (kind: PeerKind, paymentId: number, amountMinor: number): PeerPayment => {
    const reference = { comgate: `T-${paymentId}`, gopay: `30000${paymentId}`, stripe: `cs_test_${paymentId}` }[kind];
    const payment = { kind, reference, paymentId, amountMinor, currency: "CZK", status: "pending" as const };
    payments.set(reference, payment);
    return payment;
  };
  const describe = (reference: string): PeerPayment | undefined => {
    const payment = payments.get(reference);
    if (payment) reported.set(reference, [...(reported.get(reference) ?? []), payment]);
    return payment;
  };
  const books = { begin, describe, refunds, knows: (reference: string) => payments.has(reference) };
  const comgate = await openHttpPeer((call) => answerAsComgate(call, books));
  const gopay = await openHttpPeer((call) => answerAsGopay(call, books));
  const stripe = await openHttpPeer((call) => answerAsStripe(call, books));
  return {
    gateways: [
      createComgate({ ...comgateShop, isTest: false, endpoint: comgate.url }),
      createGopay({ ...gopayShop, isTest: false, endpoint: gopay.url, noticeUrl: "https://kabinet.test/notices" }),
      createStripe({ secretKey: stripeKey, webhookSecret, endpoint: new URL(stripe.url) }),
    ],
    settings: {
      COMGATE_MERCHANT: comgateShop.merchant,
      COMGATE_SECRET: comgateShop.secret,
      COMGATE_ENDPOINT: comgate.url,
    },
    ...{ payments, reported, refunds },
    decide: (reference, change) => {
      const payment = payments.get(reference);
      if (!payment) throw new Error("the gateway knows no such payment");
      payments.set(reference, { ...payment, ...change });
    },
    webhookOf: (kind, reference, secret) => {
      if (kind === "gopay") return gopayWebhook(reference);
      return kind === "comgate" ? comgateWebhook(reference, secret) : stripeWebhook(reference, secret);
    },
    close: () => {
      comgate.close();
      gopay.close();
      stripe.close();
    },
  };
}

interface Books {
  begin(kind: PeerKind, paymentId: number, amountMinor: number): PeerPayment;
  describe(reference: string): PeerPayment | undefined;
  knows(reference: string): boolean;
  readonly refunds: Map<string, number>;
}

function answerAsComgate({ method, path, body }: PeerCall, { begin, describe, refunds, knows }: Books): PeerAnswer {
  const sent = method === "POST" ? JSON.parse(body) : {};
  if (path.startsWith("/refund")) {
    if (!knows(sent.transId)) return { status: 404, json: { code: 1400, message: "not found" } };
    refunds.set(sent.refId, sent.amount);
    return { json: { code: 0, message: "OK" } };
  }
  if (method === "POST") {
    const { reference: transId } = begin("comgate", Number(sent.refId), sent.price);
    return { json: { code: 0, message: "OK", transId, redirect: `https://pay.test/${transId}` } };
  }
  const payment = describe(/transId\/(.*)\.json$/.exec(path)?.[1] ?? "");
  if (!payment) return { status: 404, json: { code: 1400, message: "not found" } };
  const { amountMinor: price, currency: curr, paymentId, status } = payment;
  const common = { code: 0, merchant: comgateShop.merchant, test: false };
  return { json: { ...common, price, curr, refId: String(paymentId), status: comgateStatuses[status] } };
}

/** GoPay's refunds have no keys: they are told apart by their place. */
function answerAsGopay({ method, path, headers, body }: PeerCall, { begin, describe, refunds }: Books): PeerAnswer {
  const basic = `Basic ${Buffer.from(`${gopayShop.clientId}:${gopayShop.clientSecret}`).toString("base64")}`;
  if (path === "/oauth2/token")
    return headers.authorization === basic
      ? { json: { token_type: "bearer", access_token: "token", expires_in: 1_800 } }
      : { status: 403, json: { errors: [{ error_code: 202 }] } };
  if (headers.authorization !== "Bearer token") return { status: 403, json: { errors: [{ error_code: 200 }] } };
  const [, id = "", what] = /^\/payments\/payment(?:\/([^/]+))?(?:\/(\w+))?$/.exec(path) ?? [];
  const made = () => [...refunds].filter(([key]) => key.startsWith(`${id}/`)).map(([, amount]) => amount);
  if (what === "refunds")
    return { json: made().map((amount) => ({ id: 1, state: "SUCCESS", amount, currency: "CZK" })) };
  if (what === "refund") {
    refunds.set(`${id}/${made().length}`, Number(new URLSearchParams(body).get("amount")));
    return { json: { id: Number(id), result: "FINISHED" } };
  }
  if (method === "POST") {
    const sent = JSON.parse(body);
    const { reference } = begin("gopay", Number(sent.order_number), sent.amount);
    return { json: { id: Number(reference), state: "CREATED", gw_url: `https://gw.gopay.test/${reference}` } };
  }
  const payment = describe(id);
  if (!payment) return { status: 404, json: { errors: [{ error_code: 304, error_name: "PAYMENT_NOT_FOUND" }] } };
  const { amountMinor: amount, currency, paymentId, status } = payment;
  const { goid } = gopayShop;
  return {
    json: {
      ...{ id: Number(id), order_number: String(paymentId), state: gopayStates[status], amount, currency },
      target: { type: "ACCOUNT", goid },
    },
  };
}

function answerAsStripe({ method, path, headers, body }: PeerCall, books: Books): PeerAnswer {
  const sent = new URLSearchParams(body);
  if (path === "/v1/refunds") {
    books.refunds.set(String(headers["idempotency-key"]), Number(sent.get("amount")));
    return { json: { id: "re_1", object: "refund", status: "succeeded" } };
  }
  const payment =
    method === "POST"
      ? books.begin(
          "stripe",
          Number(sent.get("client_reference_id")),
          Number(sent.get("line_items[0][price_data][unit_amount]")),
        )
      : books.describe(path.split("/").at(-1) ?? "");
  if (payment) return { json: sessionOf(payment) };
  const error = { type: "invalid_request_error", code: "resource_missing", message: "no such session" };
  return { status: 404, json: { error } };
}

function sessionOf({ reference, paymentId, amountMinor, currency, status }: PeerPayment): object {
  const isOver = status === "expired" || status === "cancelled";
  return {
    ...{ id: reference, object: "checkout.session", payment_intent: `pi_${reference}` },
    ...{ amount_total: amountMinor, currency: currency.toLowerCase() },
    client_reference_id: String(paymentId),
    status: isOver ? "expired" : status === "paid" ? "complete" : "open",
    payment_status: status === "paid" ? "paid" : "unpaid",
    url: `https://checkout.stripe.test/${reference}`,
  };
}

function comgateWebhook(transId: string, secret = comgateShop.secret): PeerWebhook {
  return {
    path: "/api/payments/comgate/notices",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ transId, merchant: comgateShop.merchant, secret, status: "PAID" }).toString(),
  };
}

function gopayWebhook(id: string): PeerWebhook {
  return { path: `/api/payments/gopay/notices?id=${encodeURIComponent(id)}`, headers: {}, body: "" };
}

const signer = new Stripe(stripeKey);

function stripeWebhook(reference: string, secret = webhookSecret): PeerWebhook {
  const session = { id: reference, object: "checkout.session" };
  const event = {
    id: "evt_1",
    object: "event",
    type: "checkout.session.completed",
    data: { object: session },
  };
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(Date.now() / 1_000);
  const signature = signer.webhooks.generateTestHeaderString({ payload, secret, timestamp });
  return {
    path: "/api/payments/stripe/notices",
    headers: { "content-type": "application/json", "stripe-signature": signature },
    body: payload,
  };
}
