import type { Banner, ShownBanners } from "#contract/banners/banners.ts";

/** The intro popup's banner for a wide or a narrow window; where there is none of its kind, the other one; without any, none. */
export function popupBanner(shownBanners: ShownBanners, isWide: boolean): Banner | undefined {
  const [wide, narrow] = [shownBanners["banner.popup_desktop"][0], shownBanners["banner.popup_mobile"][0]];
  return isWide ? (wide ?? narrow) : (narrow ?? wide);
}
