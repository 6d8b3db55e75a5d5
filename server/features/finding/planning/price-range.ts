import type { ListingQuery } from "#contract/finding/listing-query.ts";
import { toMinor } from "#contract/values/money.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";
import type { Population } from "./population.ts";

/** The range of prices that a filter allows, in haléře, both bounds included. */
export interface PriceRange {
  readonly from: number;
  readonly to: number;
  /** The bands that it reaches into, a power of ten having ten; null: too many to be asked for one by one. */
  readonly bands: readonly number[] | null;
  /** On lexemes: those bands. */
  readonly condition: Condition | null;
  /** On `l`: states among which it is asked for, as indexes of prices are kept for them. */
  readonly among: readonly SQL[];
}

/** Bands of prices that are asked for one by one: three powers of ten. */
const mostBands = 30;
/** Nothing costs less than a crown. */
const leastMinor = 100;
/** Logarithms here and in the database may differ in their last digits, but of powers of ten, where bands begin. */
const rounding = 1e-9;
const mostMinor = toMinor(100_000_000);

/** A range the wrong way round is meant the other way. */
export function priceRange(
  { priceFrom, priceTo }: Pick<ListingQuery, "priceFrom" | "priceTo">,
  among: readonly SQL[],
): PriceRange | null {
  if (priceFrom === undefined && priceTo === undefined) return null;
  const [from, to] = [toMinor(priceFrom ?? 0), toMinor(priceTo ?? 10_000_000_000)].toSorted((a, b) => a - b);
  if (from === undefined || to === undefined) return null;
  const first = bandOf(Math.max(from, leastMinor), 1 - rounding);
  const last = bandOf(Math.min(to, mostMinor), 1 + rounding);
  const isFew = to >= leastMinor && from <= mostMinor && to <= mostMinor && last - first < mostBands;
  const bands = isFew ? Array.from({ length: last - first + 1 }, (_, index) => first + index) : null;
  const condition = bands && anyOf(bands.map((band) => lexeme(`price:${band}`)));
  return { from, to, bands, condition, among };
}

function bandOf(minor: number, margin: number): number {
  const power = Math.log10(minor);
  return Math.floor(10 * (Number.isInteger(power) ? power : Math.log10(minor * margin)));
}

/** On `l`. */
export function costsWithin({ from, to }: PriceRange): SQL {
  return sql`l.shown_price_minor between ${from} and ${to}`;
}

/** How much of what is searched costs so much, about: prices are taken to lie evenly in their band. */
export function shareOfPrices({ from, to }: PriceRange, { keys }: Population): number {
  const [least, most] = [from, to].map((minor) => 10 * Math.log10(Math.max(1, minor)));
  const known = [...keys.priceRunning, ...keys.priceEnded];
  if (least === undefined || most === undefined || known.length === 0) return 1;
  const within = known.map((band) => Math.max(0, Math.min(most, band + 1) - Math.max(least, band)));
  // A price that no listing of the sample has may still be that of a few.
  return (within.reduce((sum, share) => sum + share, 0) + 1) / (known.length + 1);
}

/** Ids of all that costs so much: at least those that are searched. */
export function idsPriced(price: PriceRange): SQL {
  const arms = price.among.map(
    (state) => sql`select l.id from listings l where ${state} and ${costsWithin(price)}`,
  );
  return sql.join(arms, sql` union all `);
}
