import { z } from "zod";
import { picture } from "#contract/media/media.ts";
import { route } from "#contract/route.ts";
import { locale } from "#contract/values/locale.ts";
import { idParam, instant } from "#contract/values/shapes.ts";

export const priceStepKinds = ["start", "bid", "buy_now"] as const;

/** From `at` on the visible price was `price`, by an event of `kind`. Amounts in CZK. */
const priceStep = z.object({
  at: instant,
  price: z.number(),
  kind: z.enum(priceStepKinds),
});
export type PriceStep = z.infer<typeof priceStep>;

/** The visible price of one auction from its start on; never a maximum or a reserve. */
const priceRun = z.object({
  from: instant,
  until: instant.describe("The end of the auction, before that the time of the answer"),
  steps: z.array(priceStep).describe("Oldest first; thinned where there are very many, the extremes kept"),
  changes: z.number().int().describe("How many there were before thinning, the start included"),
});
export type PriceRun = z.infer<typeof priceRun>;

/** A sale of the same thing. */
const earlierSale = z.object({
  id: z.number().int(),
  slug: z.string(),
  name: z.string(),
  picture: picture.nullable(),
  price: z.number().describe("Final price, CZK"),
  soldAt: instant,
  bidCount: z.number().int(),
});
export type EarlierSale = z.infer<typeof earlierSale>;

/** The least number of sales for a median. */
export const fewestForMedian = 5;

/** Sales of the same thing (brand, age or vintage, volume) in the last twelve months. Amounts in CZK. */
const priceComparison = z.object({
  since: instant,
  count: z.number().int(),
  median: z.number().nullable().describe("From five sales on"),
  lowest: z.number().nullable(),
  highest: z.number().nullable(),
  sales: z.array(earlierSale).describe("Newest first, at most 100"),
});
export type PriceComparison = z.infer<typeof priceComparison>;

const listingPrices = z.object({
  run: priceRun.nullable().describe("null: not an auction, or not yet running"),
  comparison: priceComparison
    .nullable()
    .describe("null: without a brand and an age or a vintage nothing says what is the same"),
});
export type ListingPrices = z.infer<typeof listingPrices>;

export const prices = {
  get: route({
    method: "GET",
    path: "/api/auctions/{id}/prices",
    summary: "The visible price over time, and what the same thing was sold for in the last twelve months",
    auth: "optional",
    params: idParam,
    query: z.object({ lang: locale.catch("cs").default("cs") }),
    response: z.object({ data: listingPrices }),
  }),
};
