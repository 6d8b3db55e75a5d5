import type { ListingReturn } from "#contract/messages/report-words.ts";
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

/** Whether a listing that a moderator had taken off comes back once the appeal is granted, or why it stays off (RULES.md M17). */
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
