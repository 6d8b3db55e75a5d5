import { z } from "zod";
import { withTokens } from "./gopay-token.ts";
import type { GatewayState, PaymentGateway } from "./payment-gateway.ts";

export interface GopaySettings {
  /** The shop's number at GoPay, and the keys of its connection. */
  readonly goid: number;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Payments without money, in GoPay's sandbox. */
  readonly isTest: boolean;
  /** Where GoPay tells that the state of a payment has changed. */
  readonly noticeUrl: string;
  /** Another than GoPay's only in tests. */
  readonly endpoint?: string;
  /** Milliseconds that GoPay may take. */
  readonly patienceMs?: number;
}

const endpoints = { live: "https://gate.gopay.cz/api", test: "https://gw.sandbox.gopay.com/api" };
const descriptionLength = 256;

const reference = z.coerce.string().regex(/^[1-9]\d{0,18}$/);
const begun = z.object({ id: reference, gw_url: z.url() });
const state = z.object({
  order_number: z.string(),
  state: z.enum([
    ...["CREATED", "PAYMENT_METHOD_CHOSEN", "AUTHORIZED", "PAID"],
    ...["CANCELED", "TIMEOUTED", "REFUNDED", "PARTIALLY_REFUNDED"],
  ] as const),
  amount: z.number().int(),
  currency: z.string(),
  target: z.object({ goid: z.coerce.number() }),
});
const refunded = z.object({ result: z.enum(["ACCEPTED", "FINISHED"]) });
const history = z.array(z.object({ state: z.string(), amount: z.number().int() }));

const statuses: Record<z.output<typeof state>["state"], GatewayState["status"]> = {
  CREATED: "pending",
  PAYMENT_METHOD_CHOSEN: "pending",
  // Blocked on the card, and not paid yet.
  AUTHORIZED: "pending",
  PAID: "paid",
  PARTIALLY_REFUNDED: "paid",
  CANCELED: "cancelled",
  TIMEOUTED: "expired",
  // What was given back before the site has heard of it pays for nothing; what it has heard of stays paid (rule PM2).
  REFUNDED: "cancelled",
};

/** The Czech gateway GoPay, REST API v3 (doc.gopay.com). Amounts travel in haléře; notices name a payment and prove nothing. */
export function createGopay(settings: GopaySettings): PaymentGateway {
  const { goid, isTest, noticeUrl } = settings;
  const call = withTokens({ ...settings, endpoint: settings.endpoint ?? endpoints[isTest ? "test" : "live"] });
  const readRefundedMinor = async (id: string) => {
    const refunds = history.parse((await call("GET", `payments/payment/${id}/refunds`)) ?? []);
    return refunds.filter((each) => each.state !== "FAILED").reduce((sum, { amount }) => sum + amount, 0);
  };
  return {
    kind: "gopay",
    provesNothing: true,
    leastMinor: 100,
    start: async ({ paymentId, amountMinor, currency, label, email, lang, returnUrl }) => {
      const { id, gw_url: url } = begun.parse(
        await call("POST", "payments/payment", {
          ...(email && { payer: { contact: { email } } }),
          target: { type: "ACCOUNT", goid },
          ...{ amount: amountMinor, currency },
          order_number: String(paymentId),
          order_description: label.slice(0, descriptionLength),
          items: [{ name: label.slice(0, descriptionLength), amount: amountMinor, count: 1 }],
          callback: { return_url: returnUrl, notification_url: noticeUrl },
          lang: lang.toUpperCase(),
        }),
      );
      return { reference: id, url };
    },
    look: async (asked) => {
      const { data: id } = reference.safeParse(asked);
      const answer = id ? await call("GET", `payments/payment/${id}`) : null;
      if (!id || answer === null) return null;
      const found = state.parse(answer);
      if (found.target.goid !== goid) return null;
      const paymentId = /^[1-9]\d{0,15}$/.test(found.order_number) ? Number(found.order_number) : null;
      const backMinor = found.state === "PARTIALLY_REFUNDED" ? await readRefundedMinor(id) : 0;
      const { currency, amount } = found;
      return { status: statuses[found.state], amountMinor: amount - backMinor, currency, paymentId };
    },
    // GoPay knows no keys of refunds: its history says whether the money of a lost answer has gone.
    refund: async (asked, { amountMinor, earlierMinor }) => {
      const id = reference.parse(asked);
      if ((await readRefundedMinor(id)) === earlierMinor + amountMinor) return;
      refunded.parse(
        await call("POST", `payments/payment/${id}/refund`, new URLSearchParams({ amount: String(amountMinor) })),
      );
    },
    readWebhook: ({ query }) => {
      const { data } = reference.safeParse(query.id);
      return data ? { reference: data } : null;
    },
  };
}
