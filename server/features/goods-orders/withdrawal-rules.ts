import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
import { daysToWithdraw } from "#contract/goods-orders/shop-limits.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";

/** An order as far as withdrawing goes. */
interface Withdrawable {
  readonly status: GoodsStatus;
  readonly deliveredAt: Date | null;
  readonly withdrawnAt: Date | null;
  /** Whether a company has bought. */
  readonly isOfCompany: boolean;
}

/** The last day on which a consumer may withdraw, Prague; null before the delivery. */
export function lastDayToWithdraw(deliveredAt: Date | null): string | null {
  if (!deliveredAt) return null;
  return dayAfter(pragueDay(deliveredAt), daysToWithdraw);
}

/**
 * GO7: A consumer withdraws by a button from the payment to the end of the fourteenth day after the delivery, once: what is still in the
 * shop is cancelled and its money goes back at once, the rest once the site has the goods again, which are sent or brought back within
 * {daysToWithdraw} days. A company does not.
 */
export function mayWithdraw(order: Withdrawable, now: Date): boolean {
  if (order.isOfCompany || order.withdrawnAt || !withdrawable.includes(order.status)) return false;
  const last = lastDayToWithdraw(order.deliveredAt);
  return last === null || pragueDay(now) <= last;
}

const withdrawable: readonly GoodsStatus[] = [
  ...["paid", "packed", "partly_handed_over"],
  ...["handed_over", "delivered"],
] as const;
