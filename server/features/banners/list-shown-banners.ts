import { type Banner, bannerGroups, type ShownBanners } from "#contract/banners/banners.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, gt, isNull, or } from "#server/db/query.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { forget, remembered } from "#server/remembered.ts";
import { bannerState } from "./banner-rules.ts";
import { banners } from "./table.ts";

/** So late is a change on a server that is told of none (rule SE2). */
const ttlMs = 2_000;
/** More than all places show and have planned. */
const most = 500;
const key = "posters";

/**
 * By place, in the order of showing (rule SE10). What banners say is at most two seconds old; their beginnings and ends are exact.
 */
export async function listShownBanners(ctx: Ctx, lang: Locale): Promise<ShownBanners> {
  const stored = await remembered(ctx, key, ttlMs, () => readBanners(ctx));
  const now = ctx.clock();
  const running = stored.filter(
    ({ banner }) => bannerState(banner, now) === "running" && (banner.lang ?? lang) === lang,
  );
  const at = (place: string) => running.filter(({ banner }) => banner.place === place).map((row) => view(row, lang));
  return Object.fromEntries(bannerGroups.map((place) => [place, at(place)])) as ShownBanners;
}

/** For verbs that change banners: this process shows the change at once, others as soon as they are told, or within two seconds. */
export function forgetShownBanners(ctx: Ctx): void {
  forget(ctx, key);
}

type Row = Awaited<ReturnType<typeof readBanners>>[number];

/** Those that are not over yet. A query by itself would be asked anew by whoever awaits it. */
async function readBanners(ctx: Ctx) {
  return await ctx.db
    .select({ banner: banners, media })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .where(or(isNull(banners.endsAt), gt(banners.endsAt, ctx.clock())))
    .orderBy(asc(banners.place), asc(banners.position), asc(banners.id))
    .limit(most);
}

/** A picture that is still being processed is left out: until then the banner is its title. */
function view({ banner, media: row }: Row, lang: Locale): Banner {
  const picture = row?.status === "ready" ? pictureView(row) : null;
  return {
    title: inLanguage(banner.title, lang),
    url: inLanguage(banner.url, lang),
    path: picture ? `/media/${picture.id}/` : "",
    image: picture ? `${Math.max(...picture.widths)}.webp` : "",
    picture,
    alt: inLanguage(banner.alt, lang),
  };
}
