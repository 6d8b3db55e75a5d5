import { demoBanners } from "#demo/content/banners.ts";
import { placePicture } from "#demo/pictures.ts";
import type { Ctx } from "#server/context.ts";
import { storeBanner } from "#server/features/banners/store-banner.ts";

/** Stores the demo's banners, one for each place. */
export async function storeBanners(ctx: Ctx): Promise<void> {
  for (const { picture, ...banner } of demoBanners) {
    const mediaId = await placePicture(ctx, `banner-${picture}`, `banners/${picture}.webp`);
    await storeBanner(ctx, { ...banner, mediaId });
  }
}
