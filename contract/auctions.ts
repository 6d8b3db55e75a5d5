import { z } from "zod";
import { rating } from "./accounts.ts";
import { brand, categoryLink } from "./catalogue.ts";
import { conditionSheet } from "./condition-sheet.ts";
import { houseRules } from "./decisions.ts";
import { facetCounts, facetQuery, listStates } from "./facets.ts";
import { locale } from "./locale.ts";
import { picture } from "./media.ts";
import { day } from "./monthly-sales.ts";
import { route } from "./route.ts";
import { done, idParam, instant, pageNumber, pageOf } from "./shapes.ts";

export const listingTypes = ["supply", "demand"] as const;
export const saleModes = ["auction", "fixed_price", "by_agreement"] as const;
export const listingStatuses = [
  "draft",
  "awaiting_payment",
  "in_review",
  "scheduled",
  "live",
  "ended",
  "sold",
  "unsold",
  "cancelled",
] as const;
export const durations = ["7d", "monthly"] as const;
export type ListingType = (typeof listingTypes)[number];
export type SaleMode = (typeof saleModes)[number];
export type ListingStatus = (typeof listingStatuses)[number];
export type Duration = (typeof durations)[number];

export const handovers = ["post", "in_person", "both"] as const;

/** What made a sale. */
export const saleWays = ["bid", "buy_now", "fixed_price", "offer", "second_chance"] as const;
export type SaleWay = (typeof saleWays)[number];

export const reserveStates = ["none", "not_met", "met"] as const;

/** A listing on a shelf: what a card shows. Amounts in CZK. */
export const listingCard = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
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
    .describe(
      "Auction: visible price, before the first bid the start; otherwise asked, offered (demand) or null",
    ),
  startsAt: instant.nullable(),
  endsAt: instant.nullable(),
  closedAt: instant.nullable(),
  bidCount: z.number().int(),
  watchers: z.number().int(),
  lotNumber: z.number().int().nullable().describe("Its number in its monthly sale, from when it goes live"),
  plannedEndsAt: instant.nullable().describe("The end as announced; soft close moves endsAt alone"),
  saleClosesOn: day.nullable().describe("The monthly sale that it lies in"),
  reserve: z.enum(reserveStates),
  buyNow: z.number().nullable().describe("While it can still be used"),
  highlighted: z.boolean(),
  topped: z.boolean(),
  isNew: z
    .boolean()
    .describe("Published within the last two days by its seller; imported stock is never new"),
  place: z.string().nullable().describe("Town of hand-over of offers by agreement"),
  sellerRating: rating,
});
export type ListingCard = z.infer<typeof listingCard>;

export const sellerCard = z.object({
  id: z.number().int(),
  username: z.string(),
  verified: z.boolean(),
  trader: z.boolean().describe("A business: buyers may withdraw within 14 days"),
  memberSince: instant,
  listings: z.number().int().describe("Live listings of the seller"),
  sold: z.number().int(),
  rating,
});

/** Why a signed-in user cannot bid on this lot right now; the order is the order of showing. */
export const bidObstacles = ["own_listing", "suspended", "email", "age", "account"] as const;

/** Where the caller stands on a lot; null for callers without a token. */
export const viewerStanding = z.object({
  isSeller: z.boolean(),
  isLeader: z.boolean(),
  hasBid: z.boolean(),
  maximum: z.number().nullable().describe("The caller's own highest maximum, CZK"),
  obstacle: z.enum(bidObstacles).nullable(),
  isWinner: z.boolean(),
  reservePrice: z.number().nullable().describe("Only to the seller"),
});
export type ViewerStanding = z.infer<typeof viewerStanding>;

/** What moves while a lot is live; the same object after a bid and on the page. Amounts in CZK. */
export const lotState = z.object({
  id: z.number().int(),
  revision: z.number().int().describe("Rises with every change that the public may see"),
  status: z.enum(listingStatuses),
  soldBy: z.enum(saleWays).nullable(),
  price: z.number().nullable(),
  startPrice: z.number().nullable(),
  bidCount: z.number().int(),
  bidderCount: z.number().int(),
  leader: z.string().nullable().describe("Alias, stable within the lot"),
  endsAt: instant.nullable(),
  extended: z.boolean().describe("The end has moved at least once"),
  closedAt: instant.nullable(),
  reserve: z.enum(reserveStates),
  buyNow: z.number().nullable(),
  nextMinimum: z
    .number()
    .nullable()
    .describe(
      "Least maximum to offer the caller: what would be accepted, a leader's on the next whole step above the own; null where nothing can be bid",
    ),
  step: z.number().nullable().describe("The amount field moves by this"),
  quickAmounts: z.array(z.number()),
  viewer: viewerStanding.nullable(),
  serverTime: instant,
});
export type LotState = z.infer<typeof lotState>;

/** Of the picture that networks show of a link to a listing, in px. */
export const sharePictureSize = { width: 1_200, height: 630 } as const;

const listingLink = z.object({ id: z.number().int(), slug: z.string() });

/** The whole page of a listing. */
export const listingDetail = listingCard.extend({
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
  country: z.string().nullable(),
  softCloseMinutes: z.number().describe("May be a part of a minute"),
  publishedAt: instant.nullable(),
  cancellation: z
    .object({
      by: z.enum(["seller", "moderator"]),
      at: instant,
      reason: z
        .string()
        .nullable()
        .describe("A moderator's; to the seller, to whoever has bid, and to moderators alone"),
      rule: z.enum(houseRules).nullable().describe("What it rests on; to those who may read the reason"),
    })
    .nullable()
    .describe("Of a listing that was taken off"),
  relistedAs: listingLink.nullable().describe("The listing that offers this one again"),
  relistedFrom: listingLink.nullable().describe("The unsold one that this listing offers again"),
  views: z.number().int(),
  log: z
    .object({ entries: z.number().int(), hash: z.string() })
    .nullable()
    .describe("Of an auction that is over: lines of its log, and the hash of the last one"),
  similar: z.array(listingCard),
  ofSeller: z
    .array(listingCard)
    .describe("A few others that its seller offers; all are counted in seller.listings"),
  sharePicture: z
    .string()
    .nullable()
    .describe(
      "Path of the JPEG that networks show of a link; it changes with what is on the picture. null: not public",
    ),
});
export type ListingDetail = z.infer<typeof listingDetail>;

/** What a shelf may be ordered by; what was searched for also by how well it fits, a catalogue of a sale by its lots. */
export const shelfSorts = ["ending", "newest", "price_asc", "price_desc", "bids"] as const;
export const listingSorts = ["best", ...shelfSorts, "lot"] as const;
export type ListingSort = (typeof listingSorts)[number];
export const pageSize = 48;

/** Filters of a list; a value that does not fit falls back rather than fails, so that any shared link opens. */
export const listingQuery = facetQuery.extend({
  lang: locale.catch("cs").default("cs"),
  category: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  // Control characters are how somebody's clipboard looks, not what they seek.
  q: z
    .string()
    .max(2_000)
    .transform((words) => words.replace(/\p{Cc}+/gu, " ").trim())
    .optional()
    .catch(undefined),
  state: z.enum(listStates).catch("running").default("running"),
  sale: day.optional().catch(undefined).describe("Lots of the monthly sale that closes on this day"),
  endsOn: day.optional().catch(undefined).describe("What ends on this day"),
  duration: z.enum(durations).optional().catch(undefined),
  endsWithinHours: z.coerce
    .number()
    .int()
    .min(1)
    .max(24 * 60)
    .optional()
    .catch(undefined),
  seller: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  sort: z
    .enum(listingSorts)
    .optional()
    .catch(undefined)
    .describe("By default `best` with words, else `ending`"),
  turn: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .optional()
    .catch(undefined)
    .describe("Minute whose turn it is among what is topped; the answer names it where pages depend on it"),
  page: pageNumber,
  size: z.coerce.number().int().min(1).max(pageSize).catch(pageSize).default(pageSize),
});
export type ListingQuery = z.output<typeof listingQuery>;

/** The order of a list where none, or one that does not fit it, was asked for. */
export function sortOf({ sort, q, sale }: Pick<ListingQuery, "sort" | "q" | "sale">): ListingSort {
  const byDefault = q ? "best" : "ending";
  if (sort === undefined || (sort === "lot" && !sale) || (sort === "best" && !q)) return byDefault;
  return sort;
}

/** A page of a list. Beyond a thousand the total is estimated, and pages end where nobody leafs any more. */
export const listingPage = pageOf(listingCard).extend({
  exact: z.boolean().describe("false: the total is estimated, at most two digits of it count"),
  turn: z
    .number()
    .int()
    .nullable()
    .describe("To be asked for with further pages; null: pages do not depend on it"),
  meant: z.string().nullable().describe("What was searched for instead of words that nothing has"),
});

/** A category on the home page's shelf: a picture of what lies in it. */
export const shelfEntry = z.object({
  category: categoryLink,
  count: z.number().int(),
  picture: picture.nullable(),
});
export type ShelfEntry = z.infer<typeof shelfEntry>;

/** A day on which seven-day auctions end, and how many. */
export const closingDay = z.object({ day, count: z.number().int() });
export type ClosingDay = z.infer<typeof closingDay>;

const tag = "auctions";

export const auctions = {
  list: route({
    method: "GET",
    path: "/api/auctions",
    summary: "Listings by category, words, facets and state; sorted and in pages",
    tag,
    auth: "none",
    query: listingQuery,
    status: 200,
    response: listingPage,
    errors: [],
  }),
  facets: route({
    method: "GET",
    path: "/api/auctions/facets",
    summary: "How many each choice of each facet would show; the counts of a facet ignore its own choice",
    tag,
    auth: "none",
    query: listingQuery,
    status: 200,
    response: z.object({ data: facetCounts }),
    errors: [],
  }),
  shelf: route({
    method: "GET",
    path: "/api/auctions/shelf",
    summary: "Main categories with a picture of what lies in them, for the home page",
    tag,
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    status: 200,
    response: z.object({ data: z.array(shelfEntry) }),
    errors: [],
  }),
  newest: route({
    method: "GET",
    path: "/api/auctions/newest",
    summary: "The newest listings with a picture, filled up with others, for the home page",
    tag,
    auth: "none",
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    status: 200,
    response: z.object({ data: z.array(listingCard) }),
    errors: [],
  }),
  days: route({
    method: "GET",
    path: "/api/auctions/days",
    summary: "The days on which running seven-day auctions end, with their numbers",
    tag,
    auth: "none",
    query: listingQuery.pick({ category: true }),
    status: 200,
    response: z.object({ data: z.array(closingDay) }),
    errors: [],
  }),
  detail: route({
    method: "GET",
    path: "/api/auctions/{id}",
    summary: "One listing with everything its page shows; with a token also where the caller stands",
    tag,
    auth: "optional",
    params: idParam,
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    status: 200,
    response: z.object({ data: listingDetail }),
    errors: [404],
  }),
  view: route({
    method: "POST",
    path: "/api/auctions/{id}/views",
    summary: "The page of a listing was opened; neither its own seller nor a robot counts",
    tag,
    auth: "optional",
    params: idParam,
    status: 202,
    response: done,
    errors: [404],
  }),
};
