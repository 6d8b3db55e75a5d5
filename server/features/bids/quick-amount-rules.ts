import { incrementAt, rangeMinimum, stepAt } from "#server/features/settings/bid-step-rules.ts";
import { greatestMinor, type Lot, leads, minimumFor } from "./bidding-rules.ts";

/**
 * B18: The field proposes the least maximum (a leader's on the next whole step), which is the first of three quick amounts; the other two
 * are round and about a tenth of the price apart.
 *
 * 32 000, 35 000, 40 000 Kč; fewer where the greatest amount is near.
 */
export function quickAmounts(lot: Lot, bidderId: number | null = null): number[] {
  const minimum = leastOffered(lot, bidderId);
  if (minimum === null) return [];
  const value = incrementAt(lot.steps, minimum);
  const grid = Math.max(roundUp125(minimum / 10), value);
  const second = ceilTo(minimum + 1, grid);
  return [minimum, second, second + grid].filter((amount) => amount <= greatestMinor);
}

/**
 * The amount to offer this bidder: the least maximum, or for the leader the next whole step of the amount field. Null where
 * no greater amount can be bid.
 */
export function leastOffered(lot: Lot, bidderId: number | null): number | null {
  const minimum = minimumFor(lot, bidderId);
  if (minimum > greatestMinor) return null;
  if (!leads(lot, bidderId)) return minimum;
  const from = rangeMinimum(lot.steps, minimum);
  return Math.min(from + ceilTo(minimum - from, stepAt(lot.steps, minimum).stepMinor), greatestMinor);
}

function ceilTo(amount: number, grid: number): number {
  return Math.ceil(amount / grid) * grid;
}

/** The next 1, 2 or 5 times a power of ten. */
function roundUp125(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return ([1, 2, 5].find((digit) => digit * power >= amount) ?? 10) * power;
}
