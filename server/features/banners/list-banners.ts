import type { BannerBody, EditableBanner } from "#contract/banners/banners.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { bannerState, languagesShown } from "./banner-rules.ts";
import type { BannerRow } from "./lock-banner.ts";
import { banners } from "./table.ts";

/** Every banner in both languages, by place and in the order of showing, for people with the scope `content`. */
export async function listBanners(ctx: Ctx): Promise<EditableBanner[]> {
  requireScope(ctx, "content");
  return readEditable(ctx);
}

/** One banner, as the caller's transaction sees it. */
export async function getEditableBanner(ctx: Ctx, id: number): Promise<EditableBanner> {
  const banner = (await readEditable(ctx)).find((each) => each.id === id);
  if (!banner) throw new NotFound();
  return banner;
}

/** All of them at once: which is shown depends on the others of its place. */
async function readEditable(ctx: Ctx): Promise<EditableBanner[]> {
  const rows = await ctx.db
    .select({ banner: banners, media })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .orderBy(asc(banners.place), asc(banners.position), asc(banners.id));
  const now = ctx.clock();
  const shownIn = languagesShown(
    rows.map(({ banner }) => banner),
    now,
  );
  return rows.map(({ banner, media: row }) => ({
    id: banner.id,
    ...writtenOf(banner),
    picture: row && pictureView(row),
    state: bannerState(banner, now),
    shownIn: shownIn(banner.id),
    version: banner.updatedAt.toISOString(),
  }));
}

/** What of a banner its operator writes. */
export function writtenOf({ place, title, url, alt, lang, startsAt, endsAt }: BannerRow): BannerBody {
  return {
    ...{ place, title, url, alt, lang },
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}
