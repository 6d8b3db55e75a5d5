import type { Checkout } from "#contract/shop/checkouts.ts";
import type { GoodsStep } from "#contract/shop/goods-admin.ts";
import type { GoodsStatus } from "#contract/shop/goods-orders.ts";
import { daysElsewhere, daysToWithdraw, daysWithinPrague } from "#contract/shop/shop-limits.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";

/** What the goods of a cart demand of whoever orders them, joined over their categories. */
export interface OrderDemands {
  readonly ageVerified: boolean;
  readonly accountVerified: boolean;
  /** Whether whoever takes the goods over has to show that they are of age. */
  readonly isForAdults: boolean;
  /** Whether every category may be sent to the shop's country. */
  readonly isSoldThere: boolean;
}

/** Who orders; null: a guest. */
export type Orderer = { readonly ageVerified: boolean; readonly accountVerified: boolean } | null;

/** What stands against ordering (RULES.md GO4); null: nothing. */
export function orderObstacle(demands: OrderDemands, orderer: Orderer): Checkout["obstacle"] {
  if (!demands.isSoldThere) return "country";
  if (!orderer && (demands.ageVerified || demands.accountVerified)) return "sign_in";
  if (demands.ageVerified && !orderer?.ageVerified) return "age";
  if (demands.accountVerified && !orderer?.accountVerified) return "account";
  return null;
}

/** Days for which an order that nobody has paid is kept with whoever made it; longer than any late transfer takes. */
const unpaidDays = 90;
/** Years in which something may be claimed of an order: three, and one more for suits that are served later. */
const claimYears = 4;

/** Guests' orders that were made before are kept without whoever made them (RULES.md RE15). */
export function guestDataGoBefore(now: Date): { paidBefore: Date; unpaidBefore: Date } {
  const paidBefore = new Date(now);
  paidBefore.setUTCFullYear(now.getUTCFullYear() - claimYears);
  return { paidBefore, unpaidBefore: new Date(now.getTime() - unpaidDays * 24 * 3_600_000) };
}

/**
 * Whether the telephone of an order has to answer with a code (RULES.md CK3): from the setting's price on, together with what its buyer
 * has ordered and not paid, unless a verified account
 * orders, whose telephone has answered already.
 */
export function needsPhoneCode(
  { fromMinor, totalMinor }: { readonly fromMinor: number | null; readonly totalMinor: number },
  orderer: Orderer,
): boolean {
  return fromMinor !== null && totalMinor >= fromMinor && !orderer?.accountVerified;
}

/** What delivery costs, haléře (RULES.md GO2, CA4). */
export function deliveryPrice(askedMinor: number, missingToFreeMinor: number): number {
  return missingToFreeMinor > 0 ? askedMinor : 0;
}

/** Days, from and to, that a parcel is on its way; postcodes of Prague, and no others, begin with 1 (RULES.md GO13). */
export function daysOnWay(to: { readonly zip: string; readonly country: string }): readonly [number, number] {
  return to.country === "CZ" && to.zip.startsWith("1") ? daysWithinPrague : daysElsewhere;
}

interface Shelf {
  readonly storeId: number;
  readonly pieces: number;
}

/**
 * From which stores pieces are taken (RULES.md GO3): first from the one where they are picked up, then from whichever has most, so that
 * as few as can be are visited. What none has is back-ordered.
 */
export function pickFrom(
  shelves: readonly Shelf[],
  wanted: number,
  pickUpStoreId: number | null,
): { picks: Shelf[]; backOrdered: number } {
  const inOrder = shelves.toSorted(
    (a, b) =>
      Number(b.storeId === pickUpStoreId) - Number(a.storeId === pickUpStoreId) ||
      b.pieces - a.pieces ||
      a.storeId - b.storeId,
  );
  const picks: Shelf[] = [];
  let left = wanted;
  for (const { storeId, pieces } of inOrder) {
    const taken = Math.min(left, pieces);
    if (taken > 0) picks.push({ storeId, pieces: taken });
    left -= taken;
  }
  return { picks, backOrdered: left };
}

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

/** Whether the buyer may withdraw now (RULES.md GO7): a consumer, from the payment to the end of the fourteenth day after the delivery. */
export function mayWithdraw(order: Withdrawable, now: Date): boolean {
  if (order.isOfCompany || order.withdrawnAt || !withdrawable.includes(order.status)) return false;
  const last = lastDayToWithdraw(order.deliveredAt);
  return last === null || pragueDay(now) <= last;
}

const withdrawable: readonly GoodsStatus[] = [
  ...["paid", "packed", "partly_handed_over"],
  ...["handed_over", "delivered"],
] as const;

/**
 * The state after a step of the back office; null: the step cannot be taken (RULES.md GO5). What is picked up in a store is delivered
 * when it is handed over.
 */
export function statusAfter(
  { status, storeId }: { readonly status: GoodsStatus; readonly storeId: number | null },
  step: GoodsStep,
): GoodsStatus | null {
  const next = after[step][status] ?? null;
  return next === "handed_over" && storeId !== null ? "delivered" : next;
}

const after: Record<GoodsStep, Partial<Record<GoodsStatus, GoodsStatus>>> = {
  pack: { paid: "packed" },
  hand_over: { packed: "handed_over", partly_handed_over: "handed_over" },
  deliver: { handed_over: "delivered" },
  return: { handed_over: "returned", delivered: "returned" },
  cancel: { placed: "cancelled", paid: "cancelled", packed: "cancelled" },
};
