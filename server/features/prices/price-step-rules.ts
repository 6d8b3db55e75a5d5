import type { priceStepKinds } from "#contract/listings/prices.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import { type ReplayBid, replayLot } from "#server/features/bids/retraction/replay-rules.ts";

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
 * The visible price of a lot over time: the start price, the price after each bid, and the falls by retractions
 * (RULES.md PG1, B14). A bid that was retracted later stays, since its price could be seen. A leader's raise
 * shows only where it moved the price, below the reserve.
 */
export function priceSteps(opening: Lot, bids: readonly RunBid[]): Step[] {
  const changes = [
    ...bids.map((bid) => ({ at: bid.placedAt, bid })),
    ...bids.flatMap(({ retractedAt }) => (retractedAt ? [{ at: retractedAt, bid: null }] : [])),
  ].toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.bid?.sequence ?? 0) - (b.bid?.sequence ?? 0));
  const steps: Step[] = [{ at: opening.startsAt, priceMinor: opening.startPriceMinor, kind: "start" }];
  for (const { at, bid } of changes) {
    const priceMinor = bid ? bid.priceAfterMinor : priceAfterRetraction(opening, bids, at);
    const isPublicBid = bid !== null && bid.kind !== "raise";
    if (!isPublicBid && priceMinor === steps.at(-1)?.priceMinor) continue;
    steps.push({ at, priceMinor, kind: bid ? "bid" : "retraction" });
  }
  return steps;
}

/** The price that the bids standing at `at` give; without any, the start price. */
function priceAfterRetraction(opening: Lot, bids: readonly RunBid[], at: Date): number {
  const stored = bids
    .filter(({ placedAt }) => placedAt <= at)
    .map((bid) => ({ ...bid, isRetracted: bid.retractedAt !== null && bid.retractedAt <= at }));
  return replayLot(opening, stored).priceMinor ?? opening.startPriceMinor;
}
