import { z } from "zod";
import { brand } from "#contract/catalogue/catalogue.ts";
import { picture } from "#contract/media/media.ts";
import { sitePolicies } from "#contract/moderation/decisions.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { czk, positiveCzk } from "#contract/values/money.ts";
import { done, idParam, instant, pageNumber, pageOf, writtenLine } from "#contract/values/shapes.ts";
import { voucherCode } from "#contract/vouchers/vouchers.ts";
import { conditionSheet } from "./condition-sheet.ts";
import { declarations, durations, handovers, listingStatuses, listingTypes, memberSaleModes } from "./listing-kinds.ts";
import { listingCard } from "./listings.ts";
import { propertyRule } from "./property-rules.ts";
import { maxActivationDays, maxPictures, maxUploadMegabytes } from "./publication-limits.ts";

/** How often at most an auction is offered again by itself (rule P5). */
export const maxAutomaticRelists = 3;

/**
 * L16: In the form of an own listing a name has at most 160 characters, a description 10 000, a brand and a place 100.
 *
 * The fields of a listing's form. Each may be missing in a draft; publication asks for those that are needed.
 */
export const listingFields = z.object({
  type: z.enum(listingTypes),
  saleMode: z.enum(memberSaleModes),
  categoryId: z.number().int().min(1).nullable(),
  brandName: writtenLine.max(100).nullable().describe("A brand that is not known yet is added"),
  name: writtenLine.max(160),
  nameEn: writtenLine.max(160).nullable().describe("What English pages call it; null: the name as it is"),
  description: z.string().trim().max(10_000),
  condition: conditionSheet.partial(),
  startPrice: positiveCzk.nullable(),
  reservePrice: positiveCzk.nullable().describe("Hidden; auctions only"),
  buyNowPrice: positiveCzk.nullable().describe("At least 1.3 × the start price; auctions only"),
  price: positiveCzk.nullable().describe("Asked (fixed price) or offered up to (demand)"),
  duration: z.enum(durations),
  automaticRelists: z
    .number()
    .int()
    .min(0)
    .max(maxAutomaticRelists)
    .describe("How often an unsold auction is offered again by itself"),
  activateAt: instant.regex(/^2/).nullable().describe(`null: at once; at most ${maxActivationDays} days ahead`),
  closingMinute: z
    .number()
    .int()
    .min(0)
    .max(1_439)
    .nullable()
    .describe(
      "When a seven-day auction closes: minutes after midnight in Prague; null: between 20:00 and 22:00, as the site spreads them",
    ),
  shippingPrice: czk.nullable(),
  handover: z.enum(handovers),
  isProtected: z
    .boolean()
    .describe("The buyer pays into the site's keeping until the thing is received; supplies only, where it is offered"),
  place: writtenLine.max(100).nullable(),
  country: writtenLine.max(60).nullable(),
  declarations: z
    .array(z.enum(declarations))
    .max(declarations.length)
    .describe("What the seller declares; the category says what is needed"),
});
export type ListingFields = z.infer<typeof listingFields>;

/** The seller's own listing as its form and list show it. */
export const ownListing = listingFields.extend({
  id: z.number().int(),
  slug: z.string(),
  status: z.enum(listingStatuses),
  version: z.number().int().describe("Rises with every change; a change sent with an earlier one is refused"),
  declarationsNeeded: z.array(z.enum(declarations)).describe("What its category asks the seller to declare"),
  propertyRules: z.array(propertyRule).describe("What its category asks of its properties"),
  description: z
    .string()
    .describe("With what was added after the first bid, so it may be longer than what can be sent"),
  condition: conditionSheet,
  brand: brand.nullable(),
  pictures: z.array(picture),
  bidCount: z.number().int(),
  createdAt: instant,
  updatedAt: instant,
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  returned: z
    .object({ rule: z.enum(sitePolicies).nullable(), reason: z.string(), at: instant })
    .nullable()
    .describe("Why a moderator sent this draft back the last time"),
  inspectedBefore: z
    .boolean()
    .describe(
      "A moderator looks at it before it is published: at a draft once it is submitted, at one that awaits payment once it is paid",
    ),
  editsWait: z
    .boolean()
    .describe("Changes of words and pictures of this published listing wait for a moderator's look"),
  payment: z
    .object({ orderId: z.number().int(), hash: z.string() })
    .nullable()
    .describe("The order that it waits for to be paid"),
  paidPackage: z
    .string()
    .nullable()
    .describe(
      "The package that this draft has paid for already; published under it, or without a choice, it costs nothing",
    ),
  waiting: z
    .array(z.string())
    .describe("What waits for that look: fields, `pictures`. They are as changed here, the public sees them as before"),
});
export type OwnListing = z.infer<typeof ownListing>;

/** How a seller last gave things over. */
export const rememberedTerms = listingFields.pick({
  handover: true,
  place: true,
  shippingPrice: true,
});
export type RememberedTerms = z.infer<typeof rememberedTerms>;

export const ownListingGroups = ["all", "draft", "running", "scheduled", "ended"] as const;
/** `unsold`: those of the last two weeks that found no buyer and were not offered again. */
const listedGroups = [...ownListingGroups, "unsold"] as const;

const answer = z.object({ data: ownListing });
export const ownListings = {
  list: route({
    method: "GET",
    path: "/api/me/advertisements",
    summary: "One's own listings: unfinished, scheduled, running by their end, ended",
    query: z.object({
      lang: locale.catch("cs").default("cs"),
      group: z.enum(listedGroups).catch("all").default("all"),
      page: pageNumber,
    }),
    response: pageOf(
      listingCard.extend({
        updatedAt: instant,
        pictureCount: z.number().int(),
        isReturned: z.boolean(),
        canBeTopped: z.boolean().describe("Runs, in a category that allows days at the top"),
        payment: z
          .object({ orderId: z.number().int(), hash: z.string() })
          .nullable()
          .describe("The order that it waits for to be paid"),
      }),
    ),
  }),
  statistics: route({
    method: "GET",
    path: "/api/me/advertisements/statistics",
    summary: "Counts of one's own listings",
    response: z.object({
      active: z.number().int().describe("Live or scheduled"),
      started: z.number().int().describe("Live"),
      total: z.number().int(),
    }),
  }),
  create: route({
    method: "POST",
    path: "/api/me/advertisements",
    summary:
      "Start a listing as a draft; hand-over, place and postage that are left out are those of the last one published",
    body: listingFields.partial(),
    status: 201,
    response: answer,
    errors: [403],
  }),
  remembered: route({
    method: "GET",
    path: "/api/me/advertisements/remembered",
    summary: "What a new draft begins with: hand-over, place and postage of the last one published",
    response: z.object({ data: rememberedTerms }),
  }),
  copy: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/copy",
    summary:
      "Start a draft from one's own listing: its words, condition, prices and terms; its pictures when asked for",
    params: idParam,
    query: z.object({ pictures: z.enum(["with", "without"]).default("without") }),
    status: 201,
    response: answer,
    errors: [403],
  }),
  get: route({
    method: "GET",
    path: "/api/me/advertisements/{id}",
    summary: "One's own listing for its form",
    params: idParam,
    response: answer,
  }),
  update: route({
    method: "PATCH",
    path: "/api/me/advertisements/{id}",
    summary:
      "Change fields; after the first bid only `description` may be added to. With `version` only what has not changed since (409 CHANGED_ELSEWHERE)",
    params: idParam,
    body: listingFields.partial().extend({
      version: z.number().int().optional().describe("The version that was read; left out: any"),
    }),
    response: answer,
    errors: [409],
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/advertisements/{id}",
    summary: "Throw a draft away",
    params: idParam,
    response: done,
    errors: [409],
  }),
  addPicture: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/images",
    summary: `Upload one picture (JPEG, HEIC, PNG, WebP; ${maxUploadMegabytes} MB; at most ${maxPictures} a listing)`,
    params: idParam,
    upload: true,
    status: 201,
    response: z.object({ data: picture }),
    errors: [409],
  }),
  orderPictures: route({
    method: "PUT",
    path: "/api/me/advertisements/{id}/images",
    summary: "Set the order of the pictures; the first is the main one",
    params: idParam,
    body: z.object({ ids: z.array(z.string().max(64)).max(maxPictures) }),
    response: z.object({ data: z.array(picture) }),
    errors: [409],
  }),
  removePicture: route({
    method: "DELETE",
    path: "/api/me/advertisements/{id}/images/{pictureId}",
    summary: "Take a picture away",
    params: idParam.extend({ pictureId: z.string().min(1).max(64) }),
    response: z.object({ data: z.array(picture) }),
    errors: [409],
  }),
  publish: route({
    method: "POST",
    path: "/api/me/advertisements/{id}/publication",
    summary:
      "Publish a draft: live at once, or scheduled; under a package that costs something it is `awaiting_payment` first, a new seller's is `in_review` until a moderator has looked at it",
    params: idParam,
    body: z.object({
      package: z
        .string()
        .max(40)
        .optional()
        .describe("A package's key; without one, what is paid already, else the free way"),
      voucher: voucherCode.optional(),
    }),
    response: answer,
    errors: [403, 409],
  }),
  withdraw: route({
    method: "DELETE",
    path: "/api/me/advertisements/{id}/publication",
    summary: "Take a listing back from review: a draft again. Again: the same",
    params: idParam,
    response: answer,
    errors: [409],
  }),
};
