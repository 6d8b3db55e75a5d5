import { type Lot, lotRefusal, reserveMet } from "./bidding-rules.ts";

/** B5: Buy now is there until the first bid, or with a reserve until that is met, and never for less than is already bid. */
export function canBuyNow(lot: Lot, now: Date): boolean {
  if (lot.buyNowMinor === null || lotRefusal(lot, now)) return false;
  if (lot.priceMinor === null) return true;
  return reserveMet(lot) === false && lot.priceMinor < lot.buyNowMinor;
}
