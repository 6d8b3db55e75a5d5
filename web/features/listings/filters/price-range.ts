import type { ListingQuery } from "#contract/search/listing-query.ts";

/** The range as it is meant: the greater of the two is its upper end. */
export function priceRangeOf({ priceFrom, priceTo }: Pick<ListingQuery, "priceFrom" | "priceTo">) {
  const isTurned = priceFrom !== undefined && priceTo !== undefined && priceFrom > priceTo;
  return isTurned ? { from: priceTo, to: priceFrom, isTurned } : { from: priceFrom, to: priceTo, isTurned };
}
