import { z } from "zod";
import { brand, categoryLink } from "#contract/catalogue/catalogue.ts";
import { durations } from "#contract/listings/listing-kinds.ts";
import { listingCard } from "#contract/listings/listings.ts";
import { route } from "#contract/route.ts";
import { type FacetKind, facetQuery } from "#contract/search/facets.ts";
import { locale } from "#contract/values/locale.ts";
import { done, idParam, instant, pageNumber, pageOf } from "#contract/values/shapes.ts";

/** More watched searches are refused with WATCHED_SEARCHES_FULL. */
export const maxWatchedSearches = 100;
/** A search is limited to so many categories at most. */
const mostCategories = 20;
const longestWatchedWords = 200;

/** `instant`: told within a minute, then once in a quarter of an hour at most; `daily`: with the summary at 8:00 in Prague. */
export const watchPaces = ["instant", "daily"] as const;
export type WatchPace = (typeof watchPaces)[number];

const ids = z.array(z.number().int().min(1).max(Number.MAX_SAFE_INTEGER));
const wholeCzk = z.number().int().min(0).max(9_999_999_999);
const pace = z.enum(watchPaces);
const categories = ids.max(mostCategories).describe("Ids; of one that lies in another only the inner one counts");

/** Values as lists have them in their address (facets.ts); here one that does not fit is refused. */
const facetOf = (kind: FacetKind) =>
  z
    .array(z.string().max(60))
    .max(20)
    .refine((values) => (facetQuery.shape[kind].parse(values)?.length ?? 0) === new Set(values).size)
    .optional();

/** What somebody waits for. How a listing stands (running, over, when it ends) is no part of it. */
const watchedFilters = z.object({
  q: z
    .string()
    .overwrite((words) =>
      words
        .replace(/\p{Cc}+|\s+/gu, " ")
        .trim()
        .toWellFormed(),
    )
    .min(2)
    .max(longestWatchedWords)
    .regex(/[\p{L}\p{N}].*[\p{L}\p{N}]/u)
    .optional(),
  categories: categories.optional(),
  seller: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  duration: z.enum(durations).optional(),
  type: facetOf("type"),
  saleMode: facetOf("saleMode"),
  brand: facetOf("brand"),
  country: facetOf("country"),
  vintage: facetOf("vintage"),
  volume: facetOf("volume"),
  strength: facetOf("strength"),
  age: facetOf("age"),
  condition: facetOf("condition"),
  priceFrom: wholeCzk.optional().describe("Whole CZK; the greater of the two is the upper end"),
  priceTo: wholeCzk.optional(),
} satisfies Record<FacetKind, unknown> & Record<string, unknown>);
export type WatchedFilters = z.output<typeof watchedFilters>;

const watchedSearch = z.object({
  id: z.number().int(),
  filters: watchedFilters,
  pace,
  categories: z.array(categoryLink).describe("Those that it is limited to"),
  brands: z.array(brand),
  seller: z.object({ id: z.number().int(), username: z.string() }).nullable(),
  newCount: z.number().int().describe("Finds since `seenAt` that run"),
  seenAt: instant,
  createdAt: instant,
});
export type WatchedSearch = z.infer<typeof watchedSearch>;

const answer = z.object({ data: watchedSearch });

export const watchedSearches = {
  list: route({
    method: "GET",
    path: "/api/me/searches",
    summary: "The searches that the caller watches, the newest first",
    response: z.object({ data: z.array(watchedSearch) }),
  }),
  add: route({
    method: "POST",
    path: "/api/me/searches",
    summary:
      "Watch a search, or a seller: what is newly listed and fits is told. The same again is the same search, told as often as asked for now",
    body: watchedFilters.extend({ pace: pace.default("instant") }),
    status: 201,
    response: answer,
    errors: [409],
  }),
  change: route({
    method: "PATCH",
    path: "/api/me/searches/{id}",
    summary: "How often one is told, the categories it is limited to, and up to when its finds have been seen",
    params: idParam,
    body: z.object({
      pace: pace.optional(),
      categories: categories.optional(),
      seenAt: instant.optional().describe("Never moves back, nor ahead of now"),
    }),
    response: answer,
    errors: [409],
  }),
  found: route({
    method: "GET",
    path: "/api/me/searches/{id}/finds",
    summary: "A watched search with what has been found for it and runs, the newest first",
    params: idParam,
    query: z.object({ lang: locale.catch("cs").default("cs"), page: pageNumber }),
    response: z.object({ data: watchedSearch, found: pageOf(listingCard) }),
  }),
  remove: route({
    method: "DELETE",
    path: "/api/me/searches/{id}",
    summary: "Watch a search no more",
    params: idParam,
    response: done,
  }),
};
