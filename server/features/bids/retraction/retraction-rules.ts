import type { RetractionRefusalCode } from "#contract/bids/bids.ts";
import {
  calmHours,
  mostRetractions,
  retractableHours,
  retractionDays,
} from "#contract/bids/retraction-limits.ts";
import { hourMs } from "#contract/values/durations.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";

/** Within this time of the bid its bidder may retract it, ms (RULES.md R1). */
export const retractableMs = retractableHours * hourMs;
/** More than this must be left until the lot's end for that, ms. */
export const calmMs = calmHours * hourMs;

/** The time within which a bidder's own retractions count, ms; each shows what it probed (RULES.md R7). */
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
 * RULES.md R1, R2, R7: the bidder within an hour, with more than 12 hours left and seldom, a moderator at any time before the end.
 * Moderators retract their own bids as bidders. `now` is the database's clock under the lot's lock.
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
