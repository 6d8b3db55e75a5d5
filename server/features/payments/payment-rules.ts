import { minutesOncePaying } from "#contract/goods-orders/shop-limits.ts";
import type { OrderStatus, OrderSubject } from "#contract/payments/orders.ts";

/** Why money that has come pays for nothing by itself. */
export type ReceiptFault = "no_order" | "paid_already" | "currency" | "amount" | "lapsed";

/**
 * PM1: Money pays its order where amount and currency agree and nothing has paid it before; an order that was cancelled
 * or has run out is paid all the same, unless it had a discount. Any other money waits for a person.
 *
 * Why money does not pay its order. The payer was told that it could be. With a discount it is not: a
 * voucher whose use was given back may have helped another order since.
 */
export function receiptFault(
  order: {
    readonly status: OrderStatus;
    readonly totalMinor: number;
    readonly hasDiscount: boolean;
  } | null,
  money: { readonly amountMinor: number; readonly currency: string },
): ReceiptFault | null {
  if (!order) return "no_order";
  if (hasBeenPaid(order.status)) return "paid_already";
  if (money.currency !== "CZK") return "currency";
  if (money.amountMinor !== order.totalMinor) return "amount";
  return order.status !== "awaiting_payment" && order.hasDiscount ? "lapsed" : null;
}

/** How an order stands now (rule PM4). */
export function shownStatus(
  { status, expiresAt }: { readonly status: OrderStatus; readonly expiresAt: Date },
  now: Date,
): OrderStatus {
  return status === "awaiting_payment" && expiresAt <= now ? "expired" : status;
}

/**
 * Until when an order may be paid of which a payment has begun (rule GO16): goods are held shortly at first, and longer for who pays;
 * counted from the order, so that beginning again and again wins nothing.
 */
export function expiryOncePaying(order: {
  readonly subjectType: OrderSubject;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}): Date {
  if (order.subjectType !== "goods") return order.expiresAt;
  const increased = order.createdAt.getTime() + minutesOncePaying * 60_000;
  return new Date(Math.max(order.expiresAt.getTime(), increased));
}

export function hasBeenPaid(status: OrderStatus): boolean {
  return status === "paid" || status === "partly_refunded" || status === "refunded";
}

export type AttemptStatus = "created" | "pending" | "paid" | "cancelled" | "expired" | "failed";

const ranks: Record<AttemptStatus, number> = {
  created: 0,
  pending: 1,
  cancelled: 2,
  expired: 2,
  failed: 2,
  paid: 3,
};

/**
 * PM2: What gateways say of an attempt only moves it forward; no webhook is believed, each has the gateway asked.
 *
 * How an attempt stands once its gateway has said something.
 */
export function laterStatus(now: AttemptStatus, described: AttemptStatus): AttemptStatus {
  return ranks[described] > ranks[now] ? described : now;
}

/** The ten digits by which a transfer is paired: the year and the order's number, which repeats after a million orders a year. */
export function variableSymbolOf(orderId: number, now: Date): string {
  return `${now.getUTCFullYear()}${String(orderId % 1_000_000).padStart(6, "0")}`;
}
