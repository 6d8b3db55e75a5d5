import type { Shares } from "./lexemes.ts";

/** The level of a sample: it holds every 2^level-th listing, and 0 holds all. Each level has an index of its own. */
export type Level = number;

/** Statistics of all entries, at most a minute old; they shape the plan of a query and never its answer. */
export interface Population {
  /** The estimated number of entries. */
  readonly size: number;
  /** The level at which no filter can match more than about `sampleSize` entries. */
  readonly level: Level;
  readonly shares: Shares;
  /** The values that lists are ordered by, from a sample, rising. */
  readonly keys: Readonly<Record<OrderKey, readonly number[]>>;
}

/** The keys of buckets: days in Prague since 1970, or price bands (`price_band`), of running and of ended listings. */
export const orderKeys = [
  "ends",
  "closed",
  "publishedRunning",
  "publishedEnded",
  "priceRunning",
  "priceEnded",
] as const;
export type OrderKey = (typeof orderKeys)[number];
/** The lowest and the highest price band: nothing costs less than a crown. */
export const [pricesBegin, pricesEnd] = [20, 110];
