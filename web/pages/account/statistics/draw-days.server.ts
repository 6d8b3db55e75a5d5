import type { ListingDay } from "#contract/listings/listing-days.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Bars } from "#web/ui/graphs/bar-graph.tsx";
import { drawBars } from "#web/ui/graphs/draw-bars.server.ts";
import { timeLabel } from "#web/ui/graphs/time-label.ts";
import type { DayFigure } from "./day-figures.ts";

/** So many labels have room where two pictures stand side by side. */
const labelsOfHalf = 4;
const monthMs = 30 * 86_400_000;
export type DayBars = Readonly<Record<DayFigure, Bars>>;

/** A picture of each figure by day. */
export function drawDays(days: readonly ListingDay[], locale: Locale): DayBars {
  const draw = (figure: DayFigure) =>
    drawBars(
      days.map((each) => ({
        label: timeLabel(new Date(`${each.day}T12:00:00Z`), monthMs, locale),
        amounts: [each[figure]],
      })),
      labelsOfHalf,
    );
  return { views: draw("views"), watchers: draw("watchers"), bids: draw("bids") };
}
