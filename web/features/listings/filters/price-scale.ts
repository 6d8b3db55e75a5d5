import type { FacetCounts } from "#contract/search/facets.ts";

type Prices = FacetCounts["prices"];

/** What a handle between two bars stands for, in whole CZK with two digits that count: bars are too coarse for more. */
export function boundOf(prices: Prices, place: number): number {
  const [lowest] = prices;
  return lowest ? Number((lowest.from * 10 ** (place / 10)).toPrecision(2)) : 0;
}

/** Between which bars a range of prices begins and ends; an end that is not asked for is that of all bars. */
export function placesOf(
  prices: Prices,
  { from, to }: { from: number | undefined; to: number | undefined },
): { from: number; to: number } {
  const bounds = Array.from({ length: prices.length + 1 }, (_, place) => boundOf(prices, place));
  const begins = bounds.findLastIndex((bound) => bound <= (from ?? 0));
  const ends = bounds.findIndex((bound) => bound >= (to ?? Number.POSITIVE_INFINITY));
  const first = Math.min(Math.max(0, begins), prices.length - 1);
  return { from: first, to: ends < 0 ? prices.length : Math.max(ends, first + 1) };
}
