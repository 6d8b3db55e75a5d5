import type { BidAmountProblem } from "#contract/bids/bids.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { hasAtMostTwoDecimals } from "#contract/values/money.ts";

/** A maximum as it was sent. With a `problem` it is no amount and counts as zero, below every minimum. */
export interface BidAmount {
  /** Haléře. */
  readonly maximumMinor: number;
  readonly problem: BidAmountProblem | null;
}

/**
 * B12: An amount is a number from 0 to {maxCzk} Kč with at most two decimals; where the minimum is above that no more can be bid.
 *
 * Reads the maximum of a bid from any JSON value, with the first thing that is wrong with it.
 */
export function readBidAmount(value: unknown): BidAmount {
  const problem = problemOf(value);
  return { maximumMinor: problem === null ? toMinor(Number(value)) : 0, problem };
}

function problemOf(value: unknown): BidAmountProblem | null {
  if (typeof value !== "number" || Number.isNaN(value)) return "BID_NOT_A_NUMBER";
  if (value < 0) return "BID_NEGATIVE";
  if (value > maxCzk) return "BID_TOO_LARGE";
  return hasAtMostTwoDecimals(value) ? null : "BID_DECIMALS";
}
