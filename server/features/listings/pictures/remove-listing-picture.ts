import type { Picture } from "#contract/listings/media.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { requireOpenPictures } from "./add-listing-picture.ts";
import { listListingPictures } from "./list-listing-pictures.ts";
import { notePictureChange } from "./note-picture-change.ts";
import { listingPictures } from "./table.ts";

/** Removes a picture; a published supply keeps at least one. Returns the remaining ones. */
export async function removeListingPicture(ctx: Ctx, id: number, pictureId: string): Promise<Picture[]> {
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    const pictures = await listListingPictures(tx, id);
    if (!pictures.some((picture) => picture.id === pictureId)) throw new NotFound();
    requireOpenPictures(row);
    const isLast = pictures.length === 1;
    if (isLast && row.status !== "draft" && row.type === "supply") throw new Conflict("PICTURE_NEEDED");
    await tx.db
      .delete(listingPictures)
      .where(and(eq(listingPictures.listingId, id), eq(listingPictures.mediaId, pictureId)));
    await notePictureChange(tx, row);
    if (!(await isShown(tx, pictureId))) await removePictures(tx, [pictureId]);
    return pictures.filter((picture) => picture.id !== pictureId);
  });
}

/** A relisted listing shows the pictures of the earlier one, which stays in the archive. */
async function isShown(ctx: Ctx, pictureId: string): Promise<boolean> {
  const others = await ctx.db
    .select({ listingId: listingPictures.listingId })
    .from(listingPictures)
    .where(eq(listingPictures.mediaId, pictureId))
    .limit(1);
  return others.length > 0;
}
