import type { FacetCounts } from "#contract/search/facets.ts";

/** Counts by price band, from the lowest that occurs to the highest; an empty band between them has 0. */
export function priceCounts(counts: ReadonlyMap<string, number> = new Map()): FacetCounts["prices"] {
  const bands = [...counts.keys()].map(Number);
  if (bands.length === 0) return [];
  const [lowest, highest] = [Math.min(...bands), Math.max(...bands)];
  return Array.from({ length: highest - lowest + 1 }, (_, index) => {
    const band = lowest + index;
    // Ten bands for each power of ten, in haléře (`price_band` in the database).
    return { from: Math.round(10 ** (band / 10)) / 100, count: counts.get(String(band)) ?? 0 };
  });
}
