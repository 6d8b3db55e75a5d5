import type { ListingQuery } from "#contract/search/listing-query.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";

/** The range of prices that a filter allows, in haléře, both bounds included. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  /** The bands that the range reaches into, ten for each power of ten; null where they are too many to list one by one. */
  readonly condition: Condition | null;
}

/** At most this many bands are listed one by one: three powers of ten. */
const mostBands = 30;
/** Nothing costs less than a crown. */
const leastMinor = 100;
/** Logarithms here and in the database may differ in their last digits, except those of powers of ten. */
const rounding = 1e-9;
const mostMinor = toMinor(100_000_000);

/** A range with its bounds swapped is read the right way round. */
export function priceRange({ priceFrom, priceTo }: Pick<ListingQuery, "priceFrom" | "priceTo">): PriceRange | null {
  if (priceFrom === undefined && priceTo === undefined) return null;
  const [from, to] = [toMinor(priceFrom ?? 0), toMinor(priceTo ?? 10_000_000_000)].toSorted((a, b) => a - b);
  if (from === undefined || to === undefined) return null;
  const first = bandOf(Math.max(from, leastMinor), 1 - rounding);
  const last = bandOf(Math.min(to, mostMinor), 1 + rounding);
  const isFew = to >= leastMinor && from <= mostMinor && to <= mostMinor && last - first < mostBands;
  const bands = isFew ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : null;
  return { from, to, condition: bands && anyOf(bands.map((band) => lexeme(`price:${band}`))) };
}

function bandOf(minor: number, margin: number): number {
  const power = Math.log10(minor);
  return Math.floor(10 * (Number.isInteger(power) ? power : Math.log10(minor * margin)));
}

/** On `l`. */
export function costsWithin({ from, to }: PriceRange): SQL {
  return sql`l.shown_price_minor between ${from} and ${to}`;
}
