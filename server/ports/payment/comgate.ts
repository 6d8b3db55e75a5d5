import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { GatewayState, PaymentGateway } from "./payment-gateway.ts";

export interface ComgateSettings {
  readonly merchant: string;
  readonly secret: string;
  /** Payments without money, as Comgate offers them to every shop. */
  readonly isTest: boolean;
  /** Another than Comgate's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that Comgate may take. */
  readonly patienceMs?: number;
}

const labelLength = 16;

/** As many whole words as the gateway takes; of one that is too long its beginning. */
function wholeWords(label: string): string {
  if (label.length <= labelLength) return label;
  const cut = label.slice(0, labelLength + 1);
  return (cut.slice(0, Math.max(0, cut.lastIndexOf(" "))) || cut.slice(0, labelLength)).replace(/[:,]$/, "");
}

const accepted = z.object({ code: z.literal(0), transId: z.string().min(1), redirect: z.url() });
const done = z.object({ code: z.literal(0) });
const state = z.object({
  code: z.coerce.number(),
  merchant: z.coerce.string(),
  test: z.union([z.boolean(), z.stringbool()]),
  price: z.coerce.number().int(),
  curr: z.string(),
  refId: z.coerce.string(),
  status: z.enum(["PENDING", "PAID", "CANCELLED", "AUTHORIZED"]),
});
/** What a webhook has to have; Comgate's answer about the payment is what counts. */
const webhook = z.object({ transId: z.string().min(1).max(60), merchant: z.string(), secret: z.string() });

const statuses: Record<z.output<typeof state>["status"], GatewayState["status"]> = {
  PENDING: "pending",
  // Blocked on the card, and not paid yet.
  AUTHORIZED: "pending",
  PAID: "paid",
  CANCELLED: "cancelled",
};
/** Comgate's code for a payment that it does not know. */
const unknownPayment = 1400;

/** The Czech gateway Comgate, REST protocol 2.0 (apidoc.comgate.cz). Amounts travel in haléře. */
export function createComgate(settings: ComgateSettings): PaymentGateway {
  const { merchant, secret, isTest, patienceMs = 10_000 } = settings;
  const endpoint = settings.endpoint ?? "https://payments.comgate.cz/v2.0";
  const call = async (method: "GET" | "POST", path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`${endpoint}/${path}`, {
      method,
      headers: {
        authorization: `Basic ${Buffer.from(`${merchant}:${secret}`).toString("base64")}`,
        accept: "application/json",
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(patienceMs),
    });
    const text = await answer.text();
    // Its refusals have a status of their own, and a code in the body.
    if (answer.status >= 500) throw new Error(`Comgate answered ${answer.status}`);
    return JSON.parse(text);
  };
  return {
    kind: "comgate",
    leastMinor: 100,
    start: async (payment) => {
      const { transId, redirect } = accepted.parse(
        await call("POST", "payment.json", {
          test: isTest,
          price: payment.amountMinor,
          curr: payment.currency,
          label: wholeWords(payment.label),
          refId: String(payment.paymentId),
          method: "ALL",
          email: payment.email ?? "",
          lang: payment.lang,
          url_paid: payment.returnUrl,
          url_cancelled: payment.returnUrl,
          url_pending: payment.returnUrl,
        }),
      );
      return { reference: transId, url: redirect };
    },
    look: async (reference) => {
      const answer = await call("GET", `payment/transId/${encodeURIComponent(reference)}.json`);
      if (z.object({ code: z.coerce.number() }).parse(answer).code === unknownPayment) return null;
      const found = state.parse(answer);
      if (found.code !== 0 || found.merchant !== merchant || found.test !== isTest) return null;
      const paymentId = /^[1-9]\d{0,15}$/.test(found.refId) ? Number(found.refId) : null;
      return { status: statuses[found.status], amountMinor: found.price, currency: found.curr, paymentId };
    },
    refund: async (reference, { amountMinor, key }) => {
      const body = { transId: reference, amount: amountMinor, curr: "CZK", test: isTest, refId: key };
      done.parse(await call("POST", "refund.json", body));
    },
    readWebhook: ({ body }) => {
      const { data } = webhook.safeParse(Object.fromEntries(new URLSearchParams(body)));
      if (!data || data.merchant !== merchant || !isSame(data.secret, secret)) return null;
      return { reference: data.transId };
    },
  };
}

/** Compares without telling by its time how much agrees. */
function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
