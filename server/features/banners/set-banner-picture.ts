import type { EditableBanner } from "#contract/banners/banners.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { attachUpload } from "#server/features/media/attach-upload.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import { addPictureRow, type PreparedPicture } from "#server/features/media/store-picture.ts";
import { getEditableBanner } from "./list-banners.ts";
import { forgetShownBanners } from "./list-shown-banners.ts";
import { type BannerRow, lockBanner } from "./lock-banner.ts";
import { banners } from "./table.ts";

/**
 * Gives a banner its picture, in place of the one that was seen (`pictureId`). `read` gives the upload's bytes: it is called only when there is
 * a banner and room for them. For people with the scope `content`; the picture belongs to the operator.
 */
export async function setBannerPicture(
  ctx: Ctx,
  { id, pictureId }: { id: number; pictureId: string },
  read: () => Promise<Buffer>,
): Promise<EditableBanner> {
  const { userId } = requireScope(ctx, "content");
  await getEditableBanner(ctx, id);
  return attachUpload(ctx, { userId, ownerId: null }, read, async (tx, prepared) =>
    attach(tx, await lockBanner(tx, id, { pictureId }), prepared),
  );
}

async function attach(tx: Ctx, { id, mediaId }: BannerRow, prepared: PreparedPicture): Promise<EditableBanner> {
  await addPictureRow(tx, prepared);
  await tx.db.update(banners).set({ mediaId: prepared.id }).where(eq(banners.id, id));
  if (mediaId) await removePictures(tx, [mediaId]);
  await recordChange(tx, {
    subject: "banner",
    id,
    from: { pictureId: mediaId },
    to: { pictureId: prepared.id },
  });
  pagesChanged(tx);
  tx.afterCommit(() => forgetShownBanners(tx));
  return getEditableBanner(tx, id);
}

/** Takes a banner's picture away: it is its title alone then. For people with the scope `content`. */
export async function removeBannerPicture(
  ctx: Ctx,
  { id, pictureId: seen }: { id: number; pictureId: string },
): Promise<EditableBanner> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const { mediaId: pictureId } = await lockBanner(tx, id, { pictureId: seen });
    if (pictureId) {
      await tx.db.update(banners).set({ mediaId: null }).where(eq(banners.id, id));
      await removePictures(tx, [pictureId]);
      await recordChange(tx, { subject: "banner", id, from: { pictureId }, to: { pictureId: null } });
      pagesChanged(tx);
      tx.afterCommit(() => forgetShownBanners(tx));
    }
    return getEditableBanner(tx, id);
  });
}
