import { eq } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { lockOwnListing } from "./own-listing.ts";
import { listingPictures, listings } from "./table.ts";

/** Throws a draft away with its pictures. What has been published stays. */
export async function removeDraft(ctx: Ctx, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    if (row.status !== "draft") throw new Conflict("NOT_A_DRAFT");
    const pictures = await tx.db
      .delete(listingPictures)
      .where(eq(listingPictures.listingId, id))
      .returning({ id: listingPictures.mediaId });
    await removePictures(
      tx,
      pictures.map((picture) => picture.id),
    );
    await tx.db.delete(listings).where(eq(listings.id, id));
  });
}
