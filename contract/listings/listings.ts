import { z } from "zod";
import { rating } from "#contract/accounts/accounts.ts";
import { avatarFile } from "#contract/accounts/avatar.ts";
import { lotState } from "#contract/bids/lot-state.ts";
import { brand, categoryLink } from "#contract/catalogue/catalogue.ts";
import { feeLine } from "#contract/fees/fees.ts";
import { picture } from "#contract/media/media.ts";
import { sitePolicies } from "#contract/moderation/decisions.ts";
import { day } from "#contract/monthly-sales/monthly-sales.ts";
import { offeredProduct, stockCard } from "#contract/products/offered-product.ts";
import { route } from "#contract/route.ts";
import { facetCounts } from "#contract/search/facets.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import { locale } from "#contract/values/locale.ts";
import { done, idParam, instant, pageOf } from "#contract/values/shapes.ts";
import { conditionSheet } from "./condition-sheet.ts";
import { durations, handovers, listingStatuses, listingTypes, reserveStates, saleModes } from "./listing-kinds.ts";

/** A listing as a card shows it. Amounts in CZK. */
export const listingCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string().describe("In the asked language where its seller has named it so, else in Czech"),
  nameLang: locale.describe("The language that the name is in"),
  type: z.enum(listingTypes),
  saleMode: z.enum(saleModes),
  status: z.enum(listingStatuses),
  category: categoryLink,
  brand: brand.nullable(),
  picture: picture.nullable(),
  volumeMl: z.number().int().nullable(),
  strengthPercent: z.number().nullable(),
  vintage: z.number().int().nullable(),
  ageYears: z.number().int().nullable(),
  pieces: z.number().int().nullable(),
  price: z
    .number()
    .nullable()
    .describe("Auction: visible price, before the first bid the start; otherwise asked, offered (demand) or null"),
  stock: stockCard.nullable().describe("Of goods that the operator sells from stock"),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  closedAt: instant.nullable(),
  bidCount: z.number().int(),
  watchers: z.number().int(),
  lotNumber: z.number().int().nullable().describe("Its number in its monthly sale, from when it goes live"),
  plannedEndsAt: instant.nullable().describe("The end as announced; soft close moves endsAt alone"),
  saleClosesOn: day.nullable().describe("The monthly sale that it lies in"),
  reserve: z.enum(reserveStates),
  buyerPremium: feeLine
    .nullable()
    .describe("What the buyer pays the operator above the price, of the fees it was published under"),
  buyNow: z.number().nullable().describe("While it can still be used"),
  highlighted: z.boolean(),
  topped: z.boolean(),
  isNew: z.boolean().describe("Published within the last two days by its seller; imported stock is never new"),
  place: z.string().nullable().describe("Town of hand-over of offers by agreement"),
});
export type ListingCard = z.infer<typeof listingCard>;

export const sellerCard = z.object({
  id: z.number().int(),
  username: z.string(),
  avatar: avatarFile,
  verified: z.boolean(),
  trader: z.boolean().describe("A business: buyers may withdraw within 14 days"),
  memberSince: instant,
  listings: z.number().int().describe("Live listings of the seller"),
  sold: z.number().int(),
  rating,
});

/** Of the picture that networks show of a link to a listing, in px. */
export const sharePictureSize = { width: 1_200, height: 630 } as const;

const listingLink = z.object({ id: z.number().int(), slug: z.string() });

/** How a listing was taken off. */
export const cancellation = z.object({
  by: z.enum(["seller", "moderator"]),
  at: instant,
  reason: z.string().nullable().describe("A moderator's; to the seller, to whoever has bid, and to moderators alone"),
  rule: z.enum(sitePolicies).nullable().describe("What it rests on; to those who may read the reason"),
});

/** The whole page of a listing. */
const listingDetail = listingCard.extend({
  lot: lotState,
  duration: z.enum(durations).nullable(),
  description: z.string(),
  additions: z.array(z.object({ text: z.string(), addedAt: instant })),
  condition: conditionSheet,
  pictures: z.array(picture),
  seller: sellerCard,
  categoryPath: z.array(categoryLink),
  shippingPrice: z.number().nullable().describe("Insured delivery within Czechia, CZK; null: by agreement"),
  handover: z.enum(handovers),
  isProtected: z.boolean().describe("The buyer's payment is held until the thing is received"),
  termsRevision: z
    .number()
    .int()
    .describe("Rises with every change of the listing before its first bid; a bid or a purchase says which was seen"),
  country: z.string().nullable(),
  softCloseMinutes: z.number().describe("May be a part of a minute"),
  publishedAt: instant.nullable(),
  cancellation: cancellation.nullable().describe("Of a listing that was taken off"),
  product: offeredProduct.nullable().describe("Of goods that the operator sells from stock"),
  relistedAs: listingLink.nullable().describe("The listing that offers this one again"),
  relistedFrom: listingLink.nullable().describe("The unsold one that this listing offers again"),
  views: z.number().int(),
  log: z
    .object({ entries: z.number().int(), hash: z.string() })
    .nullable()
    .describe("Of an auction that is over: lines of its log, and the hash of the last one"),
  similar: z.array(listingCard),
  ofSeller: z.array(listingCard).describe("A few others that its seller offers; all are counted in seller.listings"),
  sharePicture: z
    .string()
    .nullable()
    .describe(
      "Path of the JPEG that networks show of a link; it changes with what is on the picture. null: not public",
    ),
});
export type ListingDetail = z.infer<typeof listingDetail>;

/** A page of a list. Matches are counted up to a thousand, and a list has at most 100 pages. */
const listingPage = pageOf(listingCard).extend({
  exact: z.boolean().describe("false: there are more than the total says"),
  turn: z.number().int().nullable().describe("To be asked for with further pages; null: pages do not depend on it"),
  meant: z.string().nullable().describe("What was searched for instead of words that nothing has"),
});

/** A category on the home page's shelf, with a picture of one of its lots. */
const shelfEntry = z.object({
  category: categoryLink,
  count: z.number().int(),
  picture: picture.nullable(),
});
export type ShelfEntry = z.infer<typeof shelfEntry>;

/** A day on which seven-day auctions end, and how many. */
const closingDay = z.object({ day, count: z.number().int() });
export type ClosingDay = z.infer<typeof closingDay>;

/** Listings that have some of the words of a search. */
const nearListings = z.object({
  q: z.string().nullable().describe("The words that they have; null where there are none"),
  items: z.array(listingCard),
});
export type NearListings = z.input<typeof nearListings>;

export const listings = {
  list: route({
    method: "GET",
    path: "/api/auctions",
    summary: "Listings by category, words, facets and state; sorted and in pages",
    auth: "none",
    query: listingQuery,
    response: listingPage,
  }),
  near: route({
    method: "GET",
    path: "/api/auctions/near",
    summary: "What is nearest to words that find nothing: at most 8 listings that have some of them",
    auth: "none",
    weight: 15,
    query: listingQuery,
    response: z.object({ data: nearListings }),
  }),
  facets: route({
    method: "GET",
    path: "/api/auctions/facets",
    summary: "How many each choice of each facet would show; the counts of a facet ignore its own choice",
    auth: "none",
    query: listingQuery,
    response: z.object({ data: facetCounts }),
  }),
  shelf: route({
    method: "GET",
    path: "/api/auctions/shelf",
    summary: "Main categories with a picture of what lies in them, for the home page",
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.object({ data: z.array(shelfEntry) }),
  }),
  newest: route({
    method: "GET",
    path: "/api/auctions/newest",
    summary: "The newest listings with a picture, filled up with others, for the home page",
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.object({ data: z.array(listingCard) }),
  }),
  days: route({
    method: "GET",
    path: "/api/auctions/days",
    summary: "The days on which running seven-day auctions end, with their numbers",
    auth: "none",
    query: listingQuery.pick({ category: true }),
    response: z.object({ data: z.array(closingDay) }),
  }),
  detail: route({
    method: "GET",
    path: "/api/auctions/{id}",
    summary: "One listing with everything its page shows; with a token also where the caller stands",
    auth: "optional",
    params: idParam,
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.object({ data: listingDetail }),
  }),
  view: route({
    method: "POST",
    path: "/api/auctions/{id}/views",
    summary: "The page of a listing was opened; neither its own seller nor a robot counts",
    auth: "optional",
    params: idParam,
    status: 202,
    response: done,
  }),
};
