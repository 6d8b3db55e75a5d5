import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";

/** Moves an unpublished listing between draft and review. The caller has locked the row and decided that it is allowed. */
export async function setUnpublished(ctx: Ctx, id: number, status: "draft" | "in_review"): Promise<ListingRow> {
  const [row] = await ctx.db
    .update(listings)
    .set({ status, updatedAt: ctx.clock() })
    .where(eq(listings.id, id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  return row;
}
