import { expect, test } from "vitest";
import type { Banner } from "#contract/banners/banners.ts";
import { noBanners } from "#web/site/root-data.ts";
import { popupBanner } from "./popup-banner.ts";

const banner = (title: string) => ({ title }) as Banner;
const [promo, desktop, mobile] = [banner("promo"), banner("desktop"), banner("mobile")];
/** The banners chosen in a wide window and in a narrow one. */
const inBoth = (shownBanners: Partial<typeof noBanners>) =>
  [true, false].map((isWide) => popupBanner({ ...noBanners, ...shownBanners }, isWide)?.title);

test("the intro popup comes only if a desktop or mobile popup banner exists", () => {
  expect(inBoth({ "banner.promo": [promo] })).toEqual([undefined, undefined]);
});

test("each window has the banner of its kind, and the other one where that is missing", () => {
  expect(inBoth({ "banner.popup_desktop": [desktop], "banner.popup_mobile": [mobile] })).toEqual(["desktop", "mobile"]);
  expect(inBoth({ "banner.popup_desktop": [desktop] })).toEqual(["desktop", "desktop"]);
  expect(inBoth({ "banner.popup_mobile": [mobile] })).toEqual(["mobile", "mobile"]);
});
