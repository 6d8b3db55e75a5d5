import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { findPendingEdit } from "./find-pending-edit.ts";

/** The pictures of a listing in their order as its seller wants them, whether they wait for a look or not. */
export async function ownPictureIds(ctx: Ctx, row: Pick<ListingRow, "id" | "status">): Promise<string[]> {
  const pending = await findPendingEdit(ctx, row);
  return pending?.pictures ?? publicPictureIds(ctx, row.id);
}

/** The pictures that everybody sees. */
export async function publicPictureIds(ctx: Ctx, listingId: number): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: listingPictures.mediaId })
    .from(listingPictures)
    .where(eq(listingPictures.listingId, listingId))
    .orderBy(asc(listingPictures.position), asc(listingPictures.mediaId));
  return rows.map(({ id }) => id);
}
