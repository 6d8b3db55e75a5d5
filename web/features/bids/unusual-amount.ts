import type { LotState } from "#contract/bids/lot-state.ts";

/** A maximum of more than so many times the price is asked about once more, as a digit too many makes it tenfold. */
const timesPrice = 3;
/** So is one that lies at least so many steps above the minimum. */
const stepsAboveMinimum = 10;

/** CZK; a mistake below it costs too little to ask twice about. */
const worthAsking = 5_000;

/** Whether an amount in CZK is so much more than the lot needs that a mistake is likely. */
export function isUnusual(
  amount: number,
  { price, startPrice, nextMinimum, step }: Pick<LotState, "price" | "startPrice" | "nextMinimum" | "step">,
): boolean {
  if (amount <= worthAsking) return false;
  const shown = price ?? startPrice;
  if (shown !== null && amount > shown * timesPrice) return true;
  return nextMinimum !== null && step !== null && amount >= nextMinimum + step * stepsAboveMinimum;
}
