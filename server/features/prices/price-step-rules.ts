import type { priceStepKinds } from "#contract/prices/prices.ts";
import { applyBid, type Lot } from "#server/features/bids/bidding-rules.ts";
import type { ReplayBid } from "#server/features/bids/retraction/replay-rules.ts";

/** From `at` on the visible price was `priceMinor` (haléře). */
export interface Step {
  readonly at: Date;
  readonly priceMinor: number;
  readonly kind: (typeof priceStepKinds)[number];
}

/** A stored bid with the price that was visible after it. */
export interface RunBid extends Omit<ReplayBid, "isRetracted"> {
  readonly priceAfterMinor: number;
  readonly retractedAt: Date | null;
}

/**
 * PG1: The graph shows the start price, and the price after each public bid that stands; what a retracted bid revealed leaves it; a raise
 * shows only by the price it moved below the reserve.
 */
export function priceSteps(opening: Lot, bids: readonly RunBid[]): Step[] {
  const steps: Step[] = [{ at: opening.startsAt, priceMinor: opening.startPriceMinor, kind: "start" }];
  let lot: Lot = { ...opening, priceMinor: null, leaderId: null, leaderMaximumMinor: null, bidCount: 0 };
  let isRevised = false;
  for (const bid of bids.toSorted((a, b) => a.sequence - b.sequence)) {
    if (bid.retractedAt !== null) {
      isRevised = true;
      continue;
    }
    const after = applyBid(lot, bid.bidderId, bid.maximumMinor, bid.placedAt).lot;
    // Bid steps may have changed since, so what was shown counts where nothing has been taken away.
    const priceMinor = isRevised ? Math.min(after.priceMinor, bid.priceAfterMinor) : bid.priceAfterMinor;
    lot = { ...lot, ...after };
    if (bid.kind === "raise" && priceMinor === steps.at(-1)?.priceMinor) continue;
    steps.push({ at: bid.placedAt, priceMinor, kind: "bid" });
  }
  return steps;
}
