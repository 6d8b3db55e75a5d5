import type { BannerBody, EditableBanner } from "#contract/banners/banners.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { refuseSpan } from "./add-banner.ts";
import { getEditableBanner, writtenOf } from "./list-banners.ts";
import { forgetShownBanners } from "./list-shown-banners.ts";
import { lockBanner } from "./lock-banner.ts";
import { nextPosition, spanOf } from "./store-banner.ts";
import { banners } from "./table.ts";

/**
 * Changes a banner's words, address, place and span, not its picture, over the version that its writer has seen; in another place it
 * stands last. For people with the scope `content`.
 */
export async function changeBanner(
  ctx: Ctx,
  id: number,
  { version, ...banner }: BannerBody & { version: string },
): Promise<EditableBanner> {
  requireScope(ctx, "content");
  refuseSpan(banner);
  return transaction(ctx, async (tx) => {
    const before = await lockBanner(tx, id, { version });
    const { place, title, url, alt, lang } = banner;
    const position = place === before.place ? before.position : await nextPosition(tx, place);
    await tx.db
      .update(banners)
      .set({ ...{ place, title, url, alt, lang, position }, ...spanOf(banner), updatedAt: sql`now()` })
      .where(eq(banners.id, id));
    await recordChange(tx, { subject: "banner", id, from: writtenOf(before), to: banner });
    pagesChanged(tx);
    tx.afterCommit(() => forgetShownBanners(ctx));
    return getEditableBanner(tx, id);
  });
}
