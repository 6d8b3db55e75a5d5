import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { removePictures } from "#server/features/media/remove-pictures.ts";
import type { Seen } from "#server/refuse-other-than-seen.ts";
import { writtenOf } from "./list-banners.ts";
import { forgetShownBanners } from "./list-shown-banners.ts";
import { lockBanner } from "./lock-banner.ts";
import { banners } from "./table.ts";

/** Removes a banner with its picture, both as they were seen. For people with the scope `content`. */
export async function removeBanner(ctx: Ctx, id: number, seen: Required<Seen>): Promise<void> {
  requireScope(ctx, "content");
  await transaction(ctx, async (tx) => {
    const row = await lockBanner(tx, id, seen);
    const { mediaId } = row;
    await tx.db.delete(banners).where(eq(banners.id, id));
    if (mediaId) await removePictures(tx, [mediaId]);
    const from = { ...writtenOf(row), pictureId: mediaId };
    await recordChange(tx, { subject: "banner", id, from, to: null });
    pagesChanged(tx);
    tx.afterCommit(() => forgetShownBanners(ctx));
  });
}
