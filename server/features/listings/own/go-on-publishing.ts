import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { isInspectedBefore } from "#server/features/listings/inspections/is-inspected-before.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { runListing } from "#server/features/listings/run-listing.ts";
import { setUnpublished } from "./set-unpublished.ts";

/**
 * Publishes a locked listing that nothing stands against any more: live or scheduled, a new seller's first once a moderator has
 * looked at it (decisions/0021).
 */
export async function goOnPublishing(ctx: Ctx, listing: ListingRow): Promise<ListingRow> {
  const waits = await isInspectedBefore(ctx, listing.sellerId);
  const row = waits ? await setUnpublished(ctx, listing.id, "in_review") : await runListing(ctx, listing);
  await openInspection(ctx, row, waits ? "before" : "after");
  return row;
}
