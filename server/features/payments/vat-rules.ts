/**
 * PM3: VAT within a price is gross · r / (100 + r), half up to the haléř, line by line, at the rate of the day of the payment; of fees at
 * that of the last day of their month.
 */
export function vatWithin(grossMinor: number, percent: number): number {
  return Math.floor((2 * grossMinor * percent + 100 + percent) / (2 * (100 + percent)));
}

/** The tax within what is left of a line once parts of it went back; all parts together hold the tax of the whole. Haléře. */
export function vatLeft(
  { totalMinor, backMinor }: { readonly totalMinor: number; readonly backMinor: number },
  percent: number | null,
): number {
  return percent === null ? 0 : vatWithin(totalMinor, percent) - vatWithin(backMinor, percent);
}
