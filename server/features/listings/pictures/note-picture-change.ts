import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { listings } from "#server/features/listings/table.ts";

/**
 * Notes that the pictures of a published listing have changed, which counts as a change of its words would: open pages and
 * moderators learn of it. A draft has no readers. The caller has locked the row.
 */
export async function notePictureChange(ctx: Ctx, row: ListingRow): Promise<void> {
  if (row.status === "draft") return;
  await ctx.db
    .update(listings)
    .set({ revision: row.revision + 1 })
    .where(eq(listings.id, row.id));
  lotChanged(ctx, [row.id]);
  await openInspection(ctx, row, "after");
}
