import type { FacetCounts } from "#contract/facets.ts";

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
  const places = Array.from({ length: prices.length + 1 }, (_, place) => place);
  const begins = from === undefined ? 0 : (places.findLast((place) => boundOf(prices, place) <= from) ?? 0);
  const ends = to === undefined ? prices.length : places.find((place) => boundOf(prices, place) >= to);
  const last = Math.max(1, ends ?? prices.length);
  return {
    from: Math.min(begins, prices.length - 1),
    to: Math.max(last, Math.min(begins, prices.length - 1) + 1),
  };
}
