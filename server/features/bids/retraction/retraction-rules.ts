import type { RetractionRefusalCode } from "#contract/bids/bids.ts";
import { calmHours, mostRetractions, retractableHours, retractionDays } from "#contract/bids/retraction-limits.ts";
import { hourMs } from "#contract/values/durations.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";

/** R1: Retraction: a bidder may take an own bid back within {retractableMs} of it while more than {calmMs} are left. */
export const retractableMs = retractableHours * hourMs;
export const calmMs = calmHours * hourMs;

/**
 * R7: A bidder retracts one bid of a lot at most, and {mostRetractions} within {retractionDays} days: a retraction shows the reserve or the
 * maximum that the bid has probed.
 */
export const retractionsWithinMs = retractionDays * 24 * hourMs;

/** The bidder's own earlier retractions: on this lot, and on all lots within `retractionsWithinMs`. */
export interface OwnRetractions {
  readonly onLot: number;
  readonly recent: number;
}

export interface RetractionAttempt {
  readonly isModerator: boolean;
  readonly isBidder: boolean;
  readonly placedAt: Date;
  readonly own: OwnRetractions;
}

export type RetractionDecision =
  | { readonly by: "bidder" | "moderator" }
  | { readonly refusal: RetractionRefusalCode }
  /** The caller may not learn of such a bid. */
  | { readonly by: null };

/**
 * Who may retract a bid, and until when (rules R1, R2, R7). Moderators retract their own bids as bidders. `now` is the
 * database's clock under the lot's lock.
 */
export function mayRetract(
  lot: Pick<Lot, "status" | "endsAt">,
  { isModerator, isBidder, placedAt, own }: RetractionAttempt,
  now: Date,
): RetractionDecision {
  if (!isBidder && !isModerator) return { by: null };
  if (lot.status !== "live" || now >= lot.endsAt) return { refusal: "AUCTION_ENDED" };
  if (!isBidder) return { by: "moderator" };
  if (now.getTime() - placedAt.getTime() > retractableMs) return { refusal: "RETRACTION_TOO_LATE" };
  if (lot.endsAt.getTime() - now.getTime() <= calmMs) return { refusal: "RETRACTION_NEAR_END" };
  if (own.onLot > 0) return { refusal: "RETRACTION_USED" };
  if (own.recent >= mostRetractions) return { refusal: "RETRACTION_LIMIT" };
  return { by: "bidder" };
}
