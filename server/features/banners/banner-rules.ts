import type { EditableBanner } from "#contract/banners/banners.ts";
import { type Locale, locales } from "#contract/values/locale.ts";

interface Span {
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/**
 * SE10: A banner runs from its beginning until its end, in both languages or one; of each group visitors see the first
 * that runs in theirs. The API tells of a beginning or an end at once, finished pages show it within ten seconds.
 *
 * Whether a banner runs at a time.
 */
export function bannerState({ startsAt, endsAt }: Span, now: Date): EditableBanner["state"] {
  if (endsAt && endsAt <= now) return "over";
  return startsAt && startsAt > now ? "planned" : "running";
}

interface BannerStatus extends Span {
  readonly id: number;
  readonly place: string;
  readonly lang: Locale | null;
}

/** In which languages each banner is the one that visitors see: of its place the first that runs. `banners` stand in their order. */
export function languagesShown(banners: readonly BannerStatus[], now: Date): (id: number) => Locale[] {
  const running = banners.filter((banner) => bannerState(banner, now) === "running");
  const firstIn = (lang: Locale, place: string) =>
    running.find((banner) => banner.place === place && (banner.lang ?? lang) === lang)?.id;
  return (id) => {
    const place = banners.find((banner) => banner.id === id)?.place ?? "";
    return locales.filter((lang) => firstIn(lang, place) === id);
  };
}
