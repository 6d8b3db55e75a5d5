import { z } from "zod";
import { saleModes } from "#contract/listings/listing-kinds.ts";

/** The facets that narrow lists: their kinds, the values of each, and their form in an address. */

export const facetKinds = [
  "type",
  "saleMode",
  "brand",
  "country",
  "vintage",
  "volume",
  "strength",
  "age",
  "condition",
] as const;
export type FacetKind = (typeof facetKinds)[number];

/** Lower bounds of bands above the first, which begins at 0: millilitres, per cent, years. */
export const bandBounds = {
  volume: [200, 500, 700, 750, 1_000, 1_500],
  strength: [40, 43, 46, 50, 60],
  age: [10, 15, 20, 25, 30],
} as const;
export type BandKind = keyof typeof bandBounds;

/** The worst of closure, label and box on the condition sheet. */
export const conditionValues = ["perfect", "good", "worn", "damaged"] as const;
/** Ends to choose from: today, within so many hours, or by the end of so many days from today. */
export const endValues = ["today", "24h", "3d", "7d"] as const;

/** The states that a list shows; `ended` includes sold and unsold. */
export const listStates = ["running", "ended", "sold", "unsold", "any"] as const;
export type ListState = (typeof listStates)[number];

const mostChosen = 20;
const longestValue = 60;
const number = /^\d{1,15}$/;
/** A word of an address, without characters that cannot be typed or that PostgreSQL cannot keep. */
const isWord = (value: string) => value.trim() !== "" && !/\p{Cc}/u.test(value);

/** Several values of one facet, as a name that repeats. A value that does not fit is left out, so that any shared link opens. */
function chosen(fits: (value: string) => boolean) {
  return z
    .union([z.string(), z.array(z.string())])
    .transform((given) => {
      const values = [given].flat().filter((value) => value.length <= longestValue && fits(value));
      return values.length > 0 ? [...new Set(values)].sort().slice(0, mostChosen) : undefined;
    })
    .optional()
    .catch(undefined);
}

const oneOf = (values: readonly (string | number)[]) => chosen((value) => values.map(String).includes(value));
const bandOf = (kind: BandKind) => oneOf([0, ...bandBounds[kind]]);

/** Whole crowns as people type them, with spaces, dots or commas between thousands and perhaps the currency behind. */
const wholeCzk = z.coerce
  .string()
  .transform((typed) => typed.replace(/\s|Kč|CZK|[.,](?=\d{3}(\D|$))/g, ""))
  .pipe(z.string().regex(/^\d{1,10}([.,]\d{1,2})?$/))
  .transform((digits) => Math.round(Number(digits.replace(",", "."))))
  .optional()
  .catch(undefined);

/** Values of one facet are joined by OR, facets by AND. */
export const facetQuery = z.object({
  type: oneOf(["supply", "demand"]),
  saleMode: oneOf(saleModes),
  brand: chosen((value) => number.test(value)).describe("Ids of brands"),
  country: chosen(isWord),
  vintage: chosen((value) => /^\d{3}0$/.test(value)).describe("Decades, by their first year"),
  volume: bandOf("volume").describe("Bands by their lower bound, ml"),
  strength: bandOf("strength").describe("Bands by their lower bound, per cent"),
  age: bandOf("age").describe("Bands by their lower bound, years"),
  condition: oneOf(conditionValues),
  priceFrom: wholeCzk.describe("Whole CZK; the greater of the two is the upper end"),
  priceTo: wholeCzk,
  ends: z.enum(endValues).optional().catch(undefined),
});

/** The number of results of a choice beside the choices in other facets. */
const facetValue = z.object({
  value: z.string(),
  label: z.string().nullable().describe("Of brands and countries: their names"),
  count: z.number().int(),
  chosen: z.boolean(),
});
export type FacetValue = z.infer<typeof facetValue>;

export const facetCounts = z.object({
  exact: z.boolean().describe("false: there are more than 5 000 matches, and the counts are of the first 5 000"),
  facets: z.record(z.enum(facetKinds), z.array(facetValue)),
  merged: z
    .record(z.string(), z.string())
    .describe("Of the brands that were asked for, those that are another one now, with the id of that one"),
  ends: z.array(z.object({ value: z.enum(endValues), count: z.number().int(), chosen: z.boolean() })),
  prices: z
    .array(z.object({ from: z.number().describe("CZK"), count: z.number().int() }))
    .describe("Ten bands of prices for each power of ten, from the lowest to the highest that there is, rising"),
  states: z.array(z.object({ value: z.enum(listStates), count: z.number().int(), chosen: z.boolean() })),
});
export type FacetCounts = z.infer<typeof facetCounts>;
