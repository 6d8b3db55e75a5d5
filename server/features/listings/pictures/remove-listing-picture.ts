import type { Picture } from "#contract/media/media.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { holdEdit } from "#server/features/listings/pending/hold-edit.ts";
import { ownPictureIds } from "#server/features/listings/pending/own-picture-ids.ts";
import { waitsForLook } from "#server/features/listings/pending/waits-for-look.ts";
import { requireOpenPictures } from "./add-listing-picture.ts";
import { listPicturesById } from "./list-listing-pictures.ts";
import { notePictureChange } from "./note-picture-change.ts";
import { lockPictured } from "./pictured.ts";
import { removeUnshown } from "./remove-unshown.ts";
import { listingPictures } from "./table.ts";

/** Removes a picture; a published supply of a member keeps at least one. Returns the remaining ones. */
export async function removeListingPicture(ctx: Ctx, id: number, pictureId: string): Promise<Picture[]> {
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockPictured(tx, id);
    const pictures = await listPicturesById(tx, await ownPictureIds(tx, row));
    if (!pictures.some((picture) => picture.id === pictureId)) throw new NotFound();
    requireOpenPictures(row);
    const isLast = pictures.length === 1;
    if (isLast && row.status !== "draft" && row.type === "supply" && row.saleMode !== "stock")
      throw new Conflict("PICTURE_NEEDED");
    const left = pictures.filter((picture) => picture.id !== pictureId);
    if (await waitsForLook(tx, row)) {
      await holdEdit(tx, row, { pictures: left.map((picture) => picture.id) });
      await removeUnshown(tx, [pictureId]);
      return left;
    }
    await tx.db
      .delete(listingPictures)
      .where(and(eq(listingPictures.listingId, id), eq(listingPictures.mediaId, pictureId)));
    await notePictureChange(
      tx,
      row,
      pictures.map((picture) => picture.id),
    );
    await removeUnshown(tx, [pictureId]);
    return left;
  });
}
