import type { BannerBody, KeptBanner } from "#contract/content/banners.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { getKeptBanner } from "./list-banners.ts";
import { forgetPosters } from "./list-posters.ts";
import { lockBanner } from "./lock-banner.ts";
import { banners } from "./table.ts";

/** Changes a banner's words, address and place, not its picture. For people with the scope `content`. */
export async function changeBanner(ctx: Ctx, id: number, banner: BannerBody): Promise<KeptBanner> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const { place, position, title, url } = await lockBanner(tx, id);
    await tx.db.update(banners).set(banner).where(eq(banners.id, id));
    await recordChange(tx, { subject: "banner", id, from: { place, position, title, url }, to: banner });
    tx.afterCommit(() => forgetPosters(ctx));
    return getKeptBanner(tx, id);
  });
}
