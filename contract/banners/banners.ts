import { z } from "zod";
import { bothAlts, bothTargets, bothTexts, orderBody } from "#contract/content/operator-texts.ts";
import { seenPicture, seenVersion } from "#contract/content/seen.ts";
import { maxUploadMegabytes } from "#contract/listings/publication-limits.ts";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { locale, localizedText } from "#contract/values/locale.ts";
import { done, idParam, instant } from "#contract/values/shapes.ts";

/** Where banners are shown (rules VI4, VI5): above all pages, and in the intro popup. */
export const bannerGroups = ["banner.promo", "banner.popup_desktop", "banner.popup_mobile"] as const;

const banner = z.object({
  title: z.string(),
  url: z.string().describe("A local path, or an address that begins with http"),
  path: z.string().describe("Folder of the picture: it is served from `path` followed by `image`"),
  image: z.string().describe("File of the largest picture; empty where the banner is its title alone"),
  picture: picture.nullable().describe("All its sizes, for whoever chooses one"),
  alt: z.string().describe("What the picture shows; empty where the title says it already"),
});
export type Banner = z.infer<typeof banner>;

const shownBanners = z.object({
  "banner.promo": z.array(banner),
  "banner.popup_desktop": z.array(banner),
  "banner.popup_mobile": z.array(banner),
});
export type ShownBanners = z.infer<typeof shownBanners>;

/** A banner as the operator writes it; of each group the first that runs is shown (rule SE10). */
const bannerBody = z.object({
  place: z.enum(bannerGroups),
  title: bothTexts.describe("The banner in words"),
  url: bothTargets,
  alt: bothAlts.default({ cs: "", en: "" }).describe("What the picture shows beyond the title"),
  lang: locale.nullable().default(null).describe("The only language of pages that show it; null: both"),
  startsAt: instant.nullable().default(null).describe("null: from now on"),
  endsAt: instant.nullable().default(null).describe("null: without an end"),
});
export type BannerBody = z.output<typeof bannerBody>;

/** A banner as its operator keeps it, in both languages. */
const editableBanner = z.object({
  id: z.number().int(),
  place: z.enum(bannerGroups),
  title: localizedText,
  url: localizedText,
  alt: localizedText,
  lang: locale.nullable(),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  picture: picture.nullable(),
  state: z.enum(["running", "planned", "over"]),
  shownIn: z.array(locale).describe("Languages in which it is the one of its group that visitors see now"),
  version: instant.describe("When it was stored"),
});
export type EditableBanner = z.infer<typeof editableBanner>;

const one = z.object({ data: editableBanner });

export const banners = {
  list: route({
    method: "GET",
    path: "/api/poster",
    summary: "Banners by the place where they are shown, in one language",
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: shownBanners,
  }),
  stored: route({
    method: "GET",
    path: "/api/admin/banners",
    summary: "Operator: all banners in both languages",
    scopes: ["content"],
    response: z.object({ data: z.array(editableBanner) }),
  }),
  add: route({
    method: "POST",
    path: "/api/admin/banners",
    summary: "Operator: add a banner; its picture follows by itself",
    scopes: ["content"],
    body: bannerBody,
    status: 201,
    response: one,
  }),
  change: route({
    method: "PUT",
    path: "/api/admin/banners/{id}",
    summary: "Operator: change what a banner says, where it leads and stands, and when it runs",
    scopes: ["content"],
    params: idParam,
    body: bannerBody.extend({
      version: instant.describe("As it was seen; CHANGED_ELSEWHERE where it is another one now"),
    }),
    response: one,
    errors: [409],
  }),
  order: route({
    method: "PUT",
    path: "/api/admin/banners",
    summary: "Operator: put all banners of a group in order; CHANGED_ELSEWHERE where others are there now",
    scopes: ["content"],
    body: orderBody.extend({ place: z.enum(bannerGroups) }),
    response: done,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/admin/banners/{id}",
    summary: "Operator: take a banner away, with its picture; CHANGED_ELSEWHERE where either is another one now",
    scopes: ["content"],
    params: idParam,
    query: seenVersion.extend(seenPicture.shape),
    response: done,
    errors: [409],
  }),
  setPicture: route({
    method: "POST",
    path: "/api/admin/banners/{id}/picture",
    summary: `Operator: upload a banner's picture (JPEG, HEIC, PNG, WebP; ${maxUploadMegabytes} MB) in place of the one before`,
    scopes: ["content"],
    params: idParam,
    query: seenPicture,
    upload: true,
    response: one,
    errors: [409],
  }),
  removePicture: route({
    method: "DELETE",
    path: "/api/admin/banners/{id}/picture",
    summary: "Operator: take a banner's picture away",
    scopes: ["content"],
    params: idParam,
    query: seenPicture,
    response: one,
    errors: [409],
  }),
};
