import { checkBidSteps } from "#server/features/settings/bid-step-rules.ts";
import { checkCalls } from "./check-calls.ts";
import { checkLot } from "./check-lot.ts";
import type { BidCall, StoredLot } from "./history.ts";

/**
 * What a run of concurrent bidding has broken, one line each, none where it holds (rules B1 to
 * B8, B13, B14): each acknowledged bid stored once, each unanswered one at most once, the order of those that did not overlap,
 * the rules replayed to the stored state, the hash chain. `unfitIds`: users who may own no bid.
 */
export function checkHistory(
  calls: readonly BidCall[],
  lots: readonly StoredLot[],
  unfitIds: readonly number[] = [],
): string[] {
  const faults = checkCalls(calls, lots);
  for (const lot of lots) {
    if (checkBidSteps(lot.opening.steps)) faults.push(`lot ${lot.id}: its bid steps cannot be used`);
    const receipts = calls.flatMap(({ lotId, outcome }) =>
      lotId === lot.id && outcome.kind === "accepted" ? [outcome.receipt] : [],
    );
    faults.push(...checkLot(lot, unfitIds, receipts).map((fault) => `lot ${lot.id}: ${fault}`));
  }
  return faults;
}
