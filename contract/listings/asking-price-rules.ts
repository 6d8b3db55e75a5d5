import { toCzk, toMinor } from "#contract/values/minor-units.ts";

/** Start price of an auction, hidden reserve, buy-now price; crowns, null where there is none. */
export interface AskingPrices {
  readonly startPrice: number | null;
  readonly reservePrice: number | null;
  readonly buyNowPrice: number | null;
}

export type PriceConflict =
  | { field: "reservePrice"; code: "RESERVE_BELOW_START" }
  | { field: "buyNowPrice"; code: "BUY_NOW_TOO_LOW" };

/**
 * L2: Of the prices asked an auction needs a start price, its reserve lies above that, and its buy-now price is at
 * least 1.3 times the start, up to the whole haléř; a fixed price needs a price.
 *
 * Which prices of an auction contradict its start price: the form says so at once, publication refuses them.
 */
export function priceConflicts({ startPrice, reservePrice, buyNowPrice }: AskingPrices): PriceConflict[] {
  if (startPrice === null) return [];
  const conflicts: PriceConflict[] = [];
  if (reservePrice !== null && toMinor(reservePrice) <= toMinor(startPrice))
    conflicts.push({ field: "reservePrice", code: "RESERVE_BELOW_START" });
  if (buyNowPrice !== null && toMinor(buyNowPrice) < toMinor(leastBuyNow(startPrice)))
    conflicts.push({ field: "buyNowPrice", code: "BUY_NOW_TOO_LOW" });
  return conflicts;
}

/** Least buy-now price in crowns: 1.3 × the start price, up to the whole haléř (rule L2). */
export function leastBuyNow(startPrice: number): number {
  return toCzk(Math.ceil((toMinor(startPrice) * 13) / 10));
}
