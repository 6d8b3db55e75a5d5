import type { DayOfHouse } from "#contract/desk/overview.ts";
import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";

/** What is counted of the house by day; the last two are amounts, for those who keep its money. */
const houseFigures = ["listings", "bids", "sales", "people", "turnover", "income"] as const;
export type HouseFigure = (typeof houseFigures)[number];

/** Those that the visitor may see. */
export function shownFigures(days: readonly DayOfHouse[]): readonly HouseFigure[] {
  return houseFigures.filter((figure) => days.every((day) => day[figure] !== null));
}

export function writtenFigure(figure: HouseFigure, value: number | null): string {
  if (figure === "turnover" || figure === "income") return formatCzk(value ?? 0);
  return formatAmount(value ?? 0);
}

export function sumOf(days: readonly DayOfHouse[], figure: HouseFigure): number {
  return days.reduce((sum, day) => sum + (day[figure] ?? 0), 0);
}
