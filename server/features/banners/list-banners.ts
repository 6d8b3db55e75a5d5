import type { KeptBanner } from "#contract/content/banners.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq, type SQL } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { banners } from "./table.ts";

/** Every banner in both languages, by place and in the order of showing, for people with the scope `content`. */
export async function listBanners(ctx: Ctx): Promise<KeptBanner[]> {
  requireScope(ctx, "content");
  return readKept(ctx);
}

/** One banner, as the caller's transaction sees it. */
export async function getKeptBanner(ctx: Ctx, id: number): Promise<KeptBanner> {
  const [banner] = await readKept(ctx, eq(banners.id, id));
  if (!banner) throw new NotFound();
  return banner;
}

async function readKept(ctx: Ctx, where?: SQL): Promise<KeptBanner[]> {
  const rows = await ctx.db
    .select({ banner: banners, media })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .where(where)
    .orderBy(asc(banners.place), asc(banners.position), asc(banners.id));
  return rows.map(({ banner: { id, place, position, title, url }, media: row }) => ({
    id,
    place,
    position,
    title,
    url,
    picture: row && pictureView(row),
  }));
}
