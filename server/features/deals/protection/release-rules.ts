import { releasedBySilenceDays } from "#contract/deals/deal-limits.ts";
import type { DealSide, EscrowState } from "#contract/deals/deal-steps.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { DealFacts, Decision } from "#server/features/deals/deal-facts.ts";

/**
 * PP4: The receipt releases it: the buyer's word, or {releasedBySilenceMs} of silence after the seller has said that it was delivered (what
 * was handed over, or a parcel with a number, a day after its dispatch), or the days of D4. While a case is open nothing releases it; for a
 * suspended seller the buyer's word alone does.
 */
export const releasedBySilenceMs = releasedBySilenceDays * dayMs;
/** No parcel is delivered sooner, ms. */
const deliveredFromMs = dayMs;

/**
 * Whether the seller may say that the thing was delivered, upon which the buyer has three days: a parcel that the buyer can follow, a
 * day after its dispatch at the earliest, or a thing that is handed over.
 */
export function decideDelivered(deal: DealFacts, side: DealSide, now: Date): Decision {
  if (side !== "seller") return "DEAL_OTHER_SIDE";
  if (!deal.isProtected) return "NOT_PROTECTED";
  if (deal.status === "cancelled") return "DEAL_CANCELLED";
  if (deal.status === "received") return "DEAL_MOVED_ON";
  if (deal.openCase) return "CASE_OPEN";
  if (deal.deliveredAt) return "done";
  if (deal.status === "awaiting_payment") return "DEAL_NOT_PAID";
  if (deal.status === "paid") return deal.handover === "in_person" ? "take" : "DEAL_NOT_SENT";
  const from = deliveredFromOf(deal);
  return from && now >= from ? "take" : "DELIVERED_TOO_EARLY";
}

/** When a parcel on its way may be said to be delivered; null for one that nobody can follow. */
export function deliveredFromOf({ status, sentAt, trackingNumber, deliveredAt }: DealFacts): Date | null {
  const isFollowed = status === "sent" && sentAt !== null && trackingNumber !== null && deliveredAt === null;
  return isFollowed ? new Date(sentAt.getTime() + deliveredFromMs) : null;
}

/** How a deal's order stands, haléře. */
export interface EscrowOrder {
  readonly isPaid: boolean;
  readonly totalMinor: number;
  readonly refundedMinor: number;
  readonly releasedMinor: number;
  readonly isPaidOut: boolean;
}

/** Where the money is. */
export function escrowState(order: EscrowOrder | null): EscrowState {
  if (!order?.isPaid) return "awaited";
  if (order.isPaidOut) return "paid_out";
  if (order.releasedMinor > 0) return "released";
  return order.refundedMinor === order.totalMinor ? "returned" : "held";
}

/** What is held of an order, haléře. */
export function escrowedMinorOf(order: EscrowOrder): number {
  return order.isPaid ? order.totalMinor - order.refundedMinor - order.releasedMinor : 0;
}
