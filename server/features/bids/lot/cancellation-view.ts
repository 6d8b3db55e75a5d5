import type { ViewerStatus } from "#contract/bids/lot-state.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { type Ctx, hasScope } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";

/** L10: The reason of a moderator's cancellation is for seller, bidders and moderators; a seller's own words are for nobody. */
export function cancellationView(
  { actor }: Ctx,
  row: Pick<ListingRow, "status" | "cancelledBy" | "cancelReason" | "cancelRule" | "closedAt">,
  viewer: ViewerStatus | null,
): ListingDetail["cancellation"] {
  const { status, cancelledBy: by, cancelReason, closedAt } = row;
  if (status !== "cancelled" || by === null || closedAt === null) return null;
  const isTouched = viewer !== null && (viewer.isSeller || viewer.hasBid);
  const mayRead = isTouched || (actor !== null && hasScope(actor, "moderation"));
  return {
    by,
    at: closedAt.toISOString(),
    reason: by === "moderator" && mayRead ? cancelReason : null,
    rule: by === "moderator" && mayRead ? (row.cancelRule as SitePolicy | null) : null,
  };
}
