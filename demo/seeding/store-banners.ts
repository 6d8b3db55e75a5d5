import { demoBanners } from "#demo/content/banners.ts";
import { STILL_PIXELS } from "#demo/drawing/render-still.ts";
import { PICTURE } from "#demo/drawing/scene.ts";
import { storeDrawings } from "#demo/gallery/demo-drawings.ts";
import type { Ctx } from "#server/context.ts";
import { storeBanner } from "#server/features/banners/store-banner.ts";
import { media } from "#server/features/media/table.ts";

/** Stores the demo's banners, one for each place; their pictures wait to be drawn. */
export async function storeBanners(ctx: Ctx): Promise<void> {
  for (const { picture: id, drawing, ...banner } of demoBanners) {
    const size = "goods" in drawing ? STILL_PIXELS : PICTURE;
    await ctx.db.insert(media).values({ id, status: "pending", role: "front", ...size, widths: [] });
    await storeDrawings(ctx, [{ mediaId: id, drawing }]);
    await storeBanner(ctx, { ...banner, mediaId: id });
  }
}
