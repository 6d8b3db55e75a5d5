import { z } from "zod";
import { locale } from "./locale.ts";
import { picture } from "./media.ts";
import { route } from "./route.ts";

/** Where banners are shown (specification, section 3, "Banner"): above all pages, and in the intro popup. */
export const bannerGroups = ["banner.promo", "banner.popup_desktop", "banner.popup_mobile"] as const;
export type BannerGroup = (typeof bannerGroups)[number];

export const banner = z.object({
  title: z.string(),
  url: z.string().describe("A local path, or an address that begins with http"),
  path: z.string().describe("Folder of the picture: it is served from `path` followed by `image`"),
  image: z.string().describe("File of the largest picture; empty where the banner is its title alone"),
  picture: picture.nullable().describe("All its sizes, for whoever chooses one"),
});
export type Banner = z.infer<typeof banner>;

export const posters = z.object({
  "banner.promo": z.array(banner),
  "banner.popup_desktop": z.array(banner),
  "banner.popup_mobile": z.array(banner),
});
export type Posters = z.infer<typeof posters>;

export const banners = {
  list: route({
    method: "GET",
    path: "/api/poster",
    summary: "Banners by the place where they are shown, in one language",
    tag: "banners",
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    status: 200,
    response: posters,
    errors: [],
  }),
};
