import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { listings } from "#server/features/listings/table.ts";
import { listListingPictures } from "./list-listing-pictures.ts";

/**
 * Marks the pictures of a published listing as changed, for open pages and, but for goods of the operator, for moderators; a draft needs neither. The caller
 * has locked the row, whose pictures were `before`. A picture added to a lot with bids changes no terms; those of goods from stock are audited.
 */
export async function notePictureChange(ctx: Ctx, row: ListingRow, before: readonly string[]): Promise<void> {
  if (row.saleMode === "stock") {
    const pictures = (await listListingPictures(ctx, row.id)).map(({ id }) => id);
    await recordChange(ctx, {
      subject: "product",
      id: row.id,
      from: { pictures: [...before] },
      to: { pictures },
    });
  }
  if (row.status === "draft") return;
  await ctx.db
    .update(listings)
    .set({ revision: row.revision + 1, termsRevision: row.termsRevision + (row.bidSequence > 0 ? 0 : 1) })
    .where(eq(listings.id, row.id));
  lotChanged(ctx, [row.id]);
  if (row.saleMode !== "stock") await openInspection(ctx, row, "after");
}
