import { fewestForMedian } from "#contract/prices/prices.ts";

/** Haléře. */
export interface Summary {
  readonly count: number;
  /** PG5: A median is told from {fewestForMedian} prices on. */
  readonly medianMinor: number | null;
  readonly lowestMinor: number | null;
  readonly highestMinor: number | null;
}

/** Count, extremes and median of prices; of an even number the mean of the middle two, half up to the haléř. */
export function summarisePrices(pricesMinor: readonly number[]): Summary {
  const sorted = pricesMinor.toSorted((a, b) => a - b);
  const count = sorted.length;
  const lower = sorted[Math.floor((count - 1) / 2)];
  const upper = sorted[Math.floor(count / 2)];
  const hasMedian = count >= fewestForMedian && lower !== undefined && upper !== undefined;
  return {
    count,
    medianMinor: hasMedian ? Math.round((lower + upper) / 2) : null,
    lowestMinor: sorted[0] ?? null,
    highestMinor: sorted.at(-1) ?? null,
  };
}
