import { z } from "zod";
import { durations } from "#contract/listings/listing-kinds.ts";
import { day } from "#contract/monthly-sales/monthly-sales.ts";
import { locale } from "#contract/values/locale.ts";
import { pageNumber } from "#contract/values/shapes.ts";
import { facetQuery, listStates } from "./facets.ts";

/** The orders of a list; a search may also be ordered by how well it fits, a sale's catalogue by its lots. */
export const shelfSorts = ["ending", "newest", "price_asc", "price_desc", "bids"] as const;
const listingSorts = ["best", ...shelfSorts, "lot"] as const;
export type ListingSort = (typeof listingSorts)[number];
/** The number of listings on a page of a list, unless it asks for more. */
export const pageSize = 24;
/** The most listings of one page: of a sale's catalogue, and of one's own. */
export const longestPage = 48;
const longestSearch = 2_000;

/** F3: A filter that makes no sense falls back, so that any shared link opens; of a search the first {longestSearch} characters count. */
export const listingQuery = facetQuery.extend({
  lang: locale.catch("cs").default("cs"),
  category: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  // Control characters come from a clipboard and are not sought; of too long a search the beginning counts.
  q: z
    .string()
    .transform((words) =>
      words
        .replace(/\p{Cc}+/gu, " ")
        .trim()
        .slice(0, longestSearch)
        .toWellFormed(),
    )
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
  reduced: z.literal("true").optional().catch(undefined).describe("Goods from stock at a reduced price alone"),
  seller: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  sort: z.enum(listingSorts).optional().catch(undefined).describe("By default `best` with words, else `ending`"),
  turn: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000_000)
    .optional()
    .catch(undefined)
    .describe("Minute whose turn it is among what is topped; the answer names it where pages depend on it"),
  page: pageNumber,
  size: z.coerce.number().int().min(1).max(longestPage).catch(pageSize).default(pageSize),
});
export type ListingQuery = z.output<typeof listingQuery>;

/** The order of a list where none, or one that does not fit it, was asked for. */
export function sortOf({ sort, q, sale }: Pick<ListingQuery, "sort" | "q" | "sale">): ListingSort {
  const byDefault = q ? "best" : "ending";
  if (sort === undefined || (sort === "lot" && !sale) || (sort === "best" && !q)) return byDefault;
  return sort;
}
