import type { BannerBody, EditableBanner } from "#contract/banners/banners.ts";
import type { Locale } from "#contract/values/locale.ts";
import { instantOfWallText, wallTimeText } from "#contract/values/prague-time.ts";

export interface BannerValues extends Pick<BannerBody, "place" | "title" | "url" | "alt"> {
  lang: Locale | "both";
  /** Moments in Prague, as the browser's fields have them; empty: no limit. */
  startsAt: string;
  endsAt: string;
}

const none = { cs: "", en: "" };

export function valuesOf(banner: BannerBody | null): BannerValues {
  return {
    place: banner?.place ?? "banner.promo",
    title: banner?.title ?? none,
    url: banner?.url ?? none,
    alt: banner?.alt ?? none,
    lang: banner?.lang ?? "both",
    startsAt: wallTextOf(banner?.startsAt ?? null),
    endsAt: wallTextOf(banner?.endsAt ?? null),
  };
}

export function bodyOf({ lang, startsAt, endsAt, ...texts }: BannerValues): BannerBody {
  return {
    ...texts,
    lang: lang === "both" ? null : lang,
    startsAt: instantOf(startsAt),
    endsAt: instantOf(endsAt),
  };
}

/** The name of a group among the texts, where a dot would part it. */
export function groupKey(place: EditableBanner["place"]) {
  return place.replace(".", "_") as "banner_promo" | "banner_popup_desktop" | "banner_popup_mobile";
}

const wallTextOf = (instant: string | null) => (instant ? wallTimeText(Date.parse(instant)) : "");

function instantOf(text: string): string | null {
  const at = instantOfWallText(text);
  return at === null ? null : new Date(at).toISOString();
}
