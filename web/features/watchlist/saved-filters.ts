import { facetKinds } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";

/** So much of a long search is watched. */
const longestWords = 200;
const stored = ["seller", "duration", "priceFrom", "priceTo", ...facetKinds] as const;

/** What of a list's filters can be watched: what things are, not how they stand. */
export function savedFilters(filters: Partial<ListingQuery>, category?: number): WatchedFilters {
  const words = filters.q?.slice(0, longestWords).trim();
  return {
    ...(words && { q: words }),
    ...(category !== undefined && { categories: [category] }),
    ...Object.fromEntries(stored.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]]))),
  };
}

/** The same as the query of an address, as lists have it; several categories as a name that repeats. */
export function queryOfFilters({ categories = [], ...filters }: WatchedFilters): string {
  const query = new URLSearchParams();
  for (const id of categories) query.append("category", String(id));
  for (const [name, value] of Object.entries(filters)) {
    for (const one of [value ?? []].flat()) query.append(name, String(one));
  }
  return query.toString();
}
