import type { DashboardDay } from "#contract/admin-overview/overview.ts";
import { formatAmount, formatCzk } from "#contract/values/written-amounts.ts";

/** What is counted of the site by day; the last two are amounts, for those who keep its money. */
const dashboardFigures = ["listings", "bids", "sales", "people", "turnover", "income"] as const;
export type DashboardFigure = (typeof dashboardFigures)[number];

/** Those that the visitor may see. */
export function shownFigures(days: readonly DashboardDay[]): readonly DashboardFigure[] {
  return dashboardFigures.filter((figure) => days.every((day) => day[figure] !== null));
}

export function writtenFigure(figure: DashboardFigure, value: number | null): string {
  if (figure === "turnover" || figure === "income") return formatCzk(value ?? 0);
  return formatAmount(value ?? 0);
}

export function sumOf(days: readonly DashboardDay[], figure: DashboardFigure): number {
  return days.reduce((sum, day) => sum + (day[figure] ?? 0), 0);
}
