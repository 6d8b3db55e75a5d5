import type { Picture } from "#contract/media/media.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { holdEdit } from "#server/features/listings/pending/hold-edit.ts";
import { ownPictureIds } from "#server/features/listings/pending/own-picture-ids.ts";
import { waitsForLook } from "#server/features/listings/pending/waits-for-look.ts";
import { requireOpenPictures } from "./add-listing-picture.ts";
import { listListingPictures, listPicturesById } from "./list-listing-pictures.ts";
import { notePictureChange } from "./note-picture-change.ts";
import { lockPictured } from "./pictured.ts";

/** Puts the pictures in the order of `ids`, which must name each once. */
export async function orderListingPictures(ctx: Ctx, id: number, ids: readonly string[]): Promise<Picture[]> {
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockPictured(tx, id);
    requireOpenPictures(row);
    const current = await listPicturesById(tx, await ownPictureIds(tx, row));
    const wanted = new Set(ids);
    const isSameSet =
      wanted.size === ids.length && ids.length === current.length && current.every((picture) => wanted.has(picture.id));
    if (!isSameSet) throw new Invalid({ ids: ["PICTURE_SET_DIFFERS"] }, "PICTURE_SET_DIFFERS");
    if (current.every((picture, place) => picture.id === ids[place])) return current;
    if (await waitsForLook(tx, row)) {
      await holdEdit(tx, row, { pictures: [...ids] });
      return listPicturesById(tx, ids);
    }
    await tx.db.execute(sql`
      update listing_pictures lp set position = wanted.place
      from unnest(${sql.param([...ids])}::text[]) with ordinality as wanted(id, place)
      where lp.listing_id = ${id} and lp.media_id = wanted.id`);
    await notePictureChange(
      tx,
      row,
      current.map((picture) => picture.id),
    );
    return listListingPictures(tx, id);
  });
}
