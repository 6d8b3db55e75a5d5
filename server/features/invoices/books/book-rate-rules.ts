import type { DayRates } from "#contract/payments/tax-classes.ts";
import type { RateSum } from "../invoice-content.ts";

/** How accounting programs call rates: at zero and without tax, the reduced one, the standard one (rule IN11). */
export type BookRate = "none" | "low" | "high";

/** The class of a rate: a correction is at the rate of its supply, which may not hold any more, and counts as the nearer one. */
export function bookRate(percent: number | null, { standard, reduced }: DayRates): BookRate {
  if (!percent) return "none";
  return Math.abs(percent - standard) <= Math.abs(percent - reduced) ? "high" : "low";
}

/** What the sums of a class come to, haléře. */
export function sumOfRate(sums: readonly RateSum[], rate: BookRate, rates: DayRates) {
  const of = sums.filter(({ vatPercent }) => bookRate(vatPercent, rates) === rate);
  const sum = (key: "baseMinor" | "vatMinor" | "totalMinor") => of.reduce((all, each) => all + each[key], 0);
  return { baseMinor: sum("baseMinor"), vatMinor: sum("vatMinor"), totalMinor: sum("totalMinor") };
}
