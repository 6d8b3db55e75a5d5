import type { ListingDay } from "#contract/listings/listing-days.ts";

/** What is counted by day, in the order of its pictures. */
export const dayFigures = ["views", "watchers", "bids"] as const;
export type DayFigure = (typeof dayFigures)[number];

/** What the days come to: views and bids add up, of watchers the last day tells how many there are. */
export function totalsOf(days: readonly ListingDay[]): Record<DayFigure, number> {
  const sum = (figure: "views" | "bids") => days.reduce((total, day) => total + day[figure], 0);
  return { views: sum("views"), watchers: days.at(-1)?.watchers ?? 0, bids: sum("bids") };
}
