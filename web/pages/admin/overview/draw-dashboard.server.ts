import type { DashboardDay } from "#contract/admin-overview/overview.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Bars } from "#web/ui/graphs/bar-graph.tsx";
import { drawBars } from "#web/ui/graphs/draw-bars.server.ts";
import { timeLabel } from "#web/ui/graphs/time-label.ts";
import { type DashboardFigure, shownFigures } from "./dashboard-figures.ts";

/** So many labels have room where two pictures stand side by side. */
const labelsOfHalf = 4;
const monthMs = 30 * 86_400_000;

/** A picture by day of each figure that the visitor may see. */
export function drawDashboard(
  days: readonly DashboardDay[],
  locale: Locale,
): Partial<Readonly<Record<DashboardFigure, Bars>>> {
  return Object.fromEntries(
    shownFigures(days).map((figure) => [
      figure,
      drawBars(
        days.map((day) => ({
          label: timeLabel(new Date(`${day.day}T12:00:00Z`), monthMs, locale),
          amounts: [day[figure] ?? 0],
        })),
        labelsOfHalf,
      ),
    ]),
  );
}
