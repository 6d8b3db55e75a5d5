import { type Banner, bannerGroups, type Posters } from "#contract/content/banners.ts";
import { type Locale, locales } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gt, isNull, lte, or } from "#server/db/query.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { media } from "#server/features/media/table.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { forget, remembered } from "#server/remembered.ts";
import { banners } from "./table.ts";

const ttlMs = 5_000;
/** More than any place shows. */
const most = 100;

/** All banners by place in one language, in the order of showing, at most five seconds old. */
export function listPosters(ctx: Ctx, lang: Locale): Promise<Posters> {
  return remembered(ctx, keyOf(lang), ttlMs, async () => {
    const rows = await readBanners(ctx, lang);
    const at = (place: string) =>
      rows.filter((row) => row.banner.place === place).map((row) => view(row, lang));
    return Object.fromEntries(bannerGroups.map((place) => [place, at(place)])) as Posters;
  });
}

/** For verbs that change banners: this process shows the change at once, others within five seconds. */
export function forgetPosters(ctx: Ctx): void {
  for (const lang of locales) forget(ctx, keyOf(lang));
}

const keyOf = (lang: Locale) => `posters ${lang}`;

type Row = Awaited<ReturnType<typeof readBanners>>[number];

/** Those that run now in the language (RULES.md SE10). */
function readBanners(ctx: Ctx, lang: Locale) {
  const now = ctx.clock();
  return ctx.db
    .select({ banner: banners, media })
    .from(banners)
    .leftJoin(media, eq(media.id, banners.mediaId))
    .where(
      and(
        or(isNull(banners.startsAt), lte(banners.startsAt, now)),
        or(isNull(banners.endsAt), gt(banners.endsAt, now)),
        or(isNull(banners.lang), eq(banners.lang, lang)),
      ),
    )
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
  };
}
