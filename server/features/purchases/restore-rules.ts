import type { ListingReturn } from "#contract/reports/report-words.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";

export interface RestoringFacts {
  /** The seller's account is suspended or deleted. */
  readonly isSellerBarred: boolean;
  /** The seller has offered the same thing again since. */
  readonly isOfferedAgain: boolean;
  /** Its category takes offers of this way of sale. */
  readonly isTakenByCategory: boolean;
  /** The database's clock under the row's lock. */
  readonly now: Date;
}

/**
 * M17: A listing that a decision took off is restored once an appeal against that is granted: it is back until its old
 * end, or waits for its start if that lies ahead, without the bids and offers that had ended with it; its bidders and
 * watchers are told. It stays off, and its seller reads why and what may be done, where its end has come, another
 * decision rests on the same, its seller withdrew it, offers it again or may not sell, or its category does not take
 * it. A moderator who has bid on it does not grant that.
 */
export function returnOf(
  { cancelledBy, endsAt }: Pick<ListingRow, "cancelledBy" | "endsAt">,
  { isSellerBarred, isOfferedAgain, isTakenByCategory, now }: RestoringFacts,
): ListingReturn {
  if (cancelledBy !== "moderator") return "withdrawn";
  if (isOfferedAgain) return "again";
  if (endsAt !== null && endsAt <= now) return "ended";
  if (isSellerBarred) return "account";
  return isTakenByCategory ? "back" : "category";
}
