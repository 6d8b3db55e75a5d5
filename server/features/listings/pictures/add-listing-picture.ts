import { maxPictures } from "#contract/listings/publication-limits.ts";
import type { Picture } from "#contract/media/media.ts";
import { type Ctx, requireTrader } from "#server/context.ts";
import { eq, max } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { editScope, picturesRefusal } from "#server/features/listings/own/edit-rules.ts";
import { holdEdit } from "#server/features/listings/pending/hold-edit.ts";
import { ownPictureIds } from "#server/features/listings/pending/own-picture-ids.ts";
import { waitsForLook } from "#server/features/listings/pending/waits-for-look.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { addPictureRow, type PreparedPicture } from "#server/features/media/store-picture.ts";
import { notePictureChange } from "./note-picture-change.ts";
import { getPictured, lockPictured } from "./pictured.ts";
import { listingPictures } from "./table.ts";

/**
 * Adds a picture at the end. `read` returns the upload's bytes, and is called only when there is room for them. Encoding
 * comes before the lock, so the check is repeated under it.
 */
export async function addListingPicture(ctx: Ctx, id: number, read: () => Promise<Buffer>): Promise<Picture> {
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.uploadUser, String(userId));
  await requireRoom(ctx, await getPictured(ctx, id));
  return attachUpload(ctx, { userId, inDetail: true }, read, (tx, prepared) => attach(tx, id, prepared));
}

async function attach(tx: Ctx, id: number, prepared: PreparedPicture): Promise<Picture> {
  const row = await lockPictured(tx, id);
  const own = await requireRoom(tx, row);
  const picture = await addPictureRow(tx, prepared);
  if (await waitsForLook(tx, row)) {
    await holdEdit(tx, row, { pictures: [...own, prepared.id] });
    return picture;
  }
  const addedAt = hasBids(row) ? tx.clock() : null;
  const position = await nextPosition(tx, id);
  await tx.db.insert(listingPictures).values({ listingId: id, mediaId: prepared.id, position, addedAt });
  await notePictureChange(tx, row, own);
  return addedAt ? { ...picture, addedAt: addedAt.toISOString() } : picture;
}

/** Throws where the pictures of a listing may not be changed any more (rule PI3). */
export function requireOpenPictures(row: ListingRow): void {
  const refusal = picturesRefusal(row.status, row.bidSequence);
  if (refusal) throw new Conflict(refusal);
}

/** The pictures that are there; throws where there is no room for another. A lot with bids may get more, never others. */
async function requireRoom(ctx: Ctx, row: ListingRow): Promise<string[]> {
  if (!hasBids(row)) requireOpenPictures(row);
  const own = await ownPictureIds(ctx, row);
  if (own.length >= maxPictures) throw new Conflict("TOO_MANY_PICTURES", { maximum: maxPictures });
  return own;
}

/** The place after the last picture. */
export async function nextPosition(ctx: Ctx, listingId: number): Promise<number> {
  const [found] = await ctx.db
    .select({ last: max(listingPictures.position) })
    .from(listingPictures)
    .where(eq(listingPictures.listingId, listingId));
  return (found?.last ?? -1) + 1;
}

function hasBids(row: ListingRow): boolean {
  return editScope(row.status, row.bidSequence) === "description";
}
