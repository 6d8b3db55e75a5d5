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
}

/** Who orders; null: a guest. */
export type Orderer = { readonly ageVerified: boolean; readonly accountVerified: boolean } | null;

/**
 * GO4: A guest may order what demands no verified age or account; the rest needs an account that has them. Goods go to the country of the
 * shop's version alone, and only those that their category lets go there. A company is named with its number.
 */
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

/**
 * RE15: Of a guest's order that has ended go e-mail, telephone, note, address and the invoice's party: {claimYears} years after it was
 * made, or {unpaidDays} days where nobody has paid. Its documents stay as those of accounts do.
 */
export function guestDataGoBefore(now: Date): { paidBefore: Date; unpaidBefore: Date } {
  const paidBefore = new Date(now);
  paidBefore.setUTCFullYear(now.getUTCFullYear() - claimYears);
  return { paidBefore, unpaidBefore: new Date(now.getTime() - unpaidDays * 24 * 3_600_000) };
}

/**
 * CK3: From the price on that a setting names, with tax and delivery, together with what is ordered and not paid by the same account,
 * e-mail, telephone or address, an order needs a code sent to its telephone (none until the operator sets it; a verified account needs
 * none): six digits for 10 minutes, 5 tries, for that cart and number alone, used once; one code a minute, ten a day to a number and from a
 * caller.
 *
 * A verified account's telephone has answered already.
 */
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

/**
 * GO13: The mail of a paid order says each line with its pieces and price, the discount, the delivery and the total; the carrier, the
 * pick-up point or the store with its hours; when it comes, in the carrier's words or else in 1 to 3 days within Prague, 3 to 5
 * elsewhere, and within 10 what has to come to the store first; who has sold it, whom to ask, and to a consumer how to withdraw.
 *
 * Postcodes of Prague, and no others, begin with 1.
 */
export function daysOnWay(to: { readonly zip: string; readonly country: string }): readonly [number, number] {
  return to.country === "CZ" && to.zip.startsWith("1") ? daysWithinPrague : daysElsewhere;
}

/**
 * GO5: An order is packed once it is paid, handed over once it is packed and then delivered; in a store handing over is delivering, and
 * whoever takes over what is for adults has shown their age. The shop cancels what it has not handed over and takes back what it has: the
 * goods go back to their stores and the money to the payer. A step from another state than the back office saw is refused.
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
