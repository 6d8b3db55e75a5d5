import { maxPictures } from "#contract/listings/publication-limits.ts";
import type { Picture } from "#contract/media/media.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { nextPosition } from "./add-listing-picture.ts";
import { listListingPictures } from "./list-listing-pictures.ts";
import { listingPictures } from "./table.ts";

/**
 * MB7: A picture may be moved between one's own drafts.
 *
 * It goes to the end of the second, whose pictures are returned. Again: the same.
 */
export async function takePicture(
  ctx: Ctx,
  { pictureId, fromId, toId }: { pictureId: string; fromId: number; toId: number },
): Promise<Picture[]> {
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    // By their ids, so that two moves against each other lock in one order.
    const rows = [];
    for (const id of [fromId, toId].sort((a, b) => a - b)) rows.push(await lockOwnListing(tx, id));
    if (rows.some(({ status }) => status !== "draft")) throw new Conflict("NOT_A_DRAFT");
    const own = await listListingPictures(tx, toId);
    if (own.some(({ id }) => id === pictureId) && fromId === toId) return own;
    const shown = await tx.db
      .delete(listingPictures)
      .where(and(eq(listingPictures.listingId, fromId), eq(listingPictures.mediaId, pictureId)))
      .returning();
    // A copy may show the same picture already.
    if (own.some(({ id }) => id === pictureId)) return own;
    if (shown.length === 0) throw new NotFound();
    if (own.length >= maxPictures) throw new Conflict("TOO_MANY_PICTURES", { maximum: maxPictures });
    const position = await nextPosition(tx, toId);
    await tx.db.insert(listingPictures).values({ listingId: toId, mediaId: pictureId, position });
    return listListingPictures(tx, toId);
  });
}
