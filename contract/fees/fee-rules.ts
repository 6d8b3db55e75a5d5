/**
 * Lines of a table of fees: of the seller from a sale, of the buyer from a sale, of the seller for a publication, of the seller from a
 * sale whose payment is protected.
 */
export const feeKinds = ["seller_commission", "buyer_premium", "listing_fee", "protection"] as const;
export type FeeKind = (typeof feeKinds)[number];

/** One line of a table of fees: a part of the price with a minimum and a cap; a listing fee is its minimum alone. */
export interface FeeLine {
  /** Per cent with at most two decimals. */
  readonly percent: number;
  /** CZK, with tax. */
  readonly minimum: number;
  /** CZK, with tax; null: without bound. */
  readonly cap: number | null;
}

/**
 * FE1: A fee is its part of the price, half up to the haléř, at least its minimum, at most its cap; a listing fee is an amount.
 *
 * In haléře; of no line there is nothing to pay.
 */
export function feeMinor(line: FeeLine | null, priceMinor: number): number {
  if (!line) return 0;
  const hundredths = Math.round(line.percent * 100);
  const part = Math.floor((2 * priceMinor * hundredths + 10_000) / 20_000);
  const least = Math.max(part, Math.round(line.minimum * 100));
  return line.cap === null ? least : Math.min(least, Math.round(line.cap * 100));
}

/** As `feeMinor`, in CZK. Without `values/money.ts`, whose schemas would come to every list. */
export function feeCzk(line: FeeLine | null, priceCzk: number): number {
  return feeMinor(line, Math.round(priceCzk * 100)) / 100;
}
