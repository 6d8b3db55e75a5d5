import Stripe from "stripe";
import type { GatewayState, PaymentGateway } from "./payment-gateway.ts";

export interface StripeSettings {
  readonly secretKey: string;
  /** Of the webhook's endpoint. */
  readonly webhookSecret: string;
  /** Another than Stripe's only in tests. */
  readonly endpoint?: URL;
}

const patienceMs = 10_000;
/** How old a signed webhook may be, seconds. */
const tolerance = 300;

/** Stripe by its hosted Checkout: the reference is a session's id. */
export function createStripe({ secretKey, webhookSecret, endpoint }: StripeSettings): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    timeout: patienceMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(endpoint && {
      host: endpoint.hostname,
      port: endpoint.port,
      protocol: endpoint.protocol === "http:" ? "http" : "https",
    }),
  });
  return {
    kind: "stripe",
    leastMinor: 1_500,
    start: async (payment) => {
      const session = await stripe.checkout.sessions.create(
        {
          mode: "payment",
          client_reference_id: String(payment.paymentId),
          locale: payment.lang,
          success_url: payment.returnUrl,
          cancel_url: payment.returnUrl,
          ...(payment.email && { customer_email: payment.email }),
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: payment.currency.toLowerCase(),
                unit_amount: payment.amountMinor,
                product_data: { name: payment.label },
              },
            },
          ],
        },
        { idempotencyKey: `payment-${payment.paymentId}` },
      );
      if (!session.url) throw new Error("Stripe gave no address to pay at");
      return { reference: session.id, url: session.url };
    },
    look: async (reference) => {
      try {
        return stateOf(await stripe.checkout.sessions.retrieve(reference));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing") return null;
        throw error;
      }
    },
    refund: async (reference, { amountMinor, key }) => {
      const { payment_intent } = await stripe.checkout.sessions.retrieve(reference);
      const intent = typeof payment_intent === "string" ? payment_intent : payment_intent?.id;
      if (!intent) throw new Error("Stripe has no payment of this session");
      await stripe.refunds.create({ payment_intent: intent, amount: amountMinor }, { idempotencyKey: key });
    },
    readWebhook: ({ body, headers }) => {
      const signature = headers["stripe-signature"];
      if (!signature) return null;
      try {
        const { type, data } = stripe.webhooks.constructEvent(body, signature, webhookSecret, tolerance);
        const isOfSession = type.startsWith("checkout.session.");
        return { reference: isOfSession ? (data.object as { id: string }).id : null };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
          return null;
        throw error;
      }
    },
  };
}

function stateOf(session: Stripe.Checkout.Session): GatewayState {
  const paymentId = Number(session.client_reference_id);
  return {
    status: session.payment_status === "paid" ? "paid" : session.status === "expired" ? "expired" : "pending",
    amountMinor: session.amount_total ?? 0,
    currency: (session.currency ?? "").toUpperCase(),
    paymentId: Number.isSafeInteger(paymentId) && paymentId > 0 ? paymentId : null,
  };
}
