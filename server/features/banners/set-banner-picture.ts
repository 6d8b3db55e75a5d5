import type { KeptBanner } from "#contract/content/banners.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { removeFiles, removePictures } from "#server/features/media/remove-pictures.ts";
import { addPictureRow, type PreparedPicture, preparePicture } from "#server/features/media/store-picture.ts";
import { withUploadPlace } from "#server/features/media/upload-place.ts";
import { getKeptBanner } from "./list-banners.ts";
import { forgetPosters } from "./list-posters.ts";
import { lockBanner } from "./lock-banner.ts";
import { banners } from "./table.ts";

/**
 * Gives a banner its picture, in place of the one before. `read` gives the upload's bytes: it is called only when there is
 * a banner and room for them. For people with the scope `content`; the picture belongs to the operator.
 */
export async function setBannerPicture(
  ctx: Ctx,
  id: number,
  read: () => Promise<Buffer>,
): Promise<KeptBanner> {
  const { userId } = requireScope(ctx, "content");
  await getKeptBanner(ctx, id);
  return withUploadPlace(userId, async () =>
    attach(ctx, id, await preparePicture(ctx, { data: await read(), ownerId: null })),
  );
}

async function attach(ctx: Ctx, id: number, prepared: PreparedPicture): Promise<KeptBanner> {
  try {
    return await transaction(ctx, async (tx) => {
      const { mediaId } = await lockBanner(tx, id);
      await addPictureRow(tx, prepared);
      await tx.db.update(banners).set({ mediaId: prepared.id }).where(eq(banners.id, id));
      if (mediaId) await removePictures(tx, [mediaId]);
      await recordChange(tx, {
        subject: "banner",
        id,
        from: { pictureId: mediaId },
        to: { pictureId: prepared.id },
      });
      tx.afterCommit(() => forgetPosters(ctx));
      return getKeptBanner(tx, id);
    });
  } catch (error) {
    // Only a refusal is certainly rolled back, as in add-listing-picture.ts.
    if (error instanceof Refusal) removeFiles(ctx, prepared.id);
    throw error;
  }
}
