import type { Checkout } from "#contract/goods-orders/checkouts.ts";
import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
import { daysElsewhere, daysWithinPrague } from "#contract/goods-orders/shop-limits.ts";
import type { GoodsStep } from "#contract/products/goods-admin.ts";

/** What the goods of a cart demand of whoever orders them, joined over their categories. */
export interface OrderDemands {
  readonly ageVerified: boolean;
  readonly accountVerified: boolean;
  /** Whether whoever takes the goods over has to show that they are of age. */
  readonly isForAdults: boolean;
  /** Whether every category may be sent to the shop's country. */
  readonly isSoldThere: boolean;
  /** Whether a way to pay is open. */
  readonly isPayable: boolean;
}

/** Who orders; null: a guest. */
export type Orderer = { readonly ageVerified: boolean; readonly accountVerified: boolean } | null;

/**
 * GO4: A guest may order what demands no verified age or account; the rest needs an account that has them. Goods go to the country of the
 * shop's version alone, and only those that their category lets go there. Nothing is ordered while no way to pay is open. A company is named with its number.
 */
export function orderObstacle(demands: OrderDemands, orderer: Orderer): Checkout["obstacle"] {
  if (!demands.isSoldThere) return "country";
  if (!demands.isPayable) return "payment";
  if (!orderer && (demands.ageVerified || demands.accountVerified)) return "sign_in";
  if (demands.ageVerified && !orderer?.ageVerified) return "age";
  if (demands.accountVerified && !orderer?.accountVerified) return "account";
  return null;
}

/** Days for which an order that nobody has paid is kept with whoever made it; longer than any late transfer takes. */
const unpaidDays = 90;
/** Years in which something may be claimed of an order: three, and one more for suits that are served later. */
const claimYears = 4;

/** Of guests' orders made before these times it is forgotten who made them (rule RE15). */
export function guestDataGoBefore(now: Date): { paidBefore: Date; unpaidBefore: Date } {
  const paidBefore = new Date(now);
  paidBefore.setUTCFullYear(now.getUTCFullYear() - claimYears);
  return { paidBefore, unpaidBefore: new Date(now.getTime() - unpaidDays * 24 * 3_600_000) };
}

/** Whether an order needs a code (rule CK3). A verified account's telephone has answered already. */
export function needsPhoneCode(
  { fromMinor, totalMinor }: { readonly fromMinor: number | null; readonly totalMinor: number },
  orderer: Orderer,
): boolean {
  return fromMinor !== null && totalMinor >= fromMinor && !orderer?.accountVerified;
}

/** What delivery costs, haléře (rules GO2, CA4). */
export function deliveryPrice(askedMinor: number, missingToFreeMinor: number): number {
  return missingToFreeMinor > 0 ? askedMinor : 0;
}

/** Days on the way, from and to (rule GO13). Postcodes of Prague, and no others, begin with 1. */
export function daysOnWay(to: { readonly zip: string; readonly country: string }): readonly [number, number] {
  return to.country === "CZ" && to.zip.startsWith("1") ? daysWithinPrague : daysElsewhere;
}

/** The state that a step leads to, by rule GO5; null where it cannot be taken. */
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
