import type { GatewayKind } from "#contract/payments/orders.ts";

/** A payment that begins. */
export interface NewPayment {
  /** The site's own name of the attempt, told back by the gateway. */
  readonly paymentId: number;
  /** Haléře. */
  readonly amountMinor: number;
  readonly currency: "CZK";
  /** At most 16 letters are shown by some gateways. */
  readonly label: string;
  readonly email: string | null;
  readonly lang: "cs" | "en";
  /** Where the payer comes back to, whatever has happened. */
  readonly returnUrl: string;
}

/** What the gateway says of a payment when it is asked. */
export interface GatewayState {
  readonly status: "pending" | "paid" | "cancelled" | "expired";
  /** Haléře. */
  readonly amountMinor: number;
  readonly currency: string;
  /** The site's own name of the attempt. */
  readonly paymentId: number | null;
}

/** What came to the gateway's address of the site, before anything of it is believed. */
interface GatewayWebhook {
  /** The body, byte for byte. */
  readonly body: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  /** What stood in the address. */
  readonly query: Readonly<Record<string, unknown>>;
}

interface GatewayRefund {
  /** Haléře. */
  readonly amountMinor: number;
  /** Names the refund. */
  readonly key: string;
  /** Haléře of the payment that had gone back before, for a gateway that takes no keys. */
  readonly earlierMinor: number;
}

/**
 * A service that takes money for the site. No webhook is believed by itself: it says which payment to ask about, and
 * `look` asks.
 */
export interface PaymentGateway {
  readonly kind: GatewayKind;
  /** Haléře; it refuses less, so less is not offered at it. */
  readonly leastMinor: number;
  /** Throws where the gateway cannot be reached or refuses. */
  start(payment: NewPayment): Promise<{ reference: string; url: string }>;
  /** null: it knows no such payment. Throws where it cannot be asked. */
  look(reference: string): Promise<GatewayState | null>;
  /** Pays money back, once however often it is called for the same refund. */
  refund(reference: string, refund: GatewayRefund): Promise<void>;
  /** Its webhooks name a payment and no more: anybody can send one. */
  readonly provesNothing?: true;
  /**
   * The payment that a webhook speaks of, or null in it where it speaks of none; null itself where the webhook is not the
   * gateway's.
   */
  readWebhook(webhook: GatewayWebhook): { readonly reference: string | null } | null;
}
