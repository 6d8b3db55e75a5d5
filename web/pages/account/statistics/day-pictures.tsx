import { useTranslation } from "react-i18next";
import type { ListingDay } from "#contract/listings/listing-days.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { BarGraph } from "#web/ui/graphs/bar-graph.tsx";
import { GraphTable } from "#web/ui/graphs/graph-table.tsx";
import { type DayFigure, dayFigures, totalsOf } from "./day-figures.ts";
import type { DayBars } from "./draw-days.server.ts";

interface DayPicturesProps {
  days: readonly ListingDay[];
  bars: DayBars;
  /** Where nothing can be bid on, bids are left out. */
  figures?: readonly DayFigure[];
}

/** Views, watchers and bids by day, a picture for each that has any, and all their numbers in one table. */
export function DayPictures({ days, bars, figures = dayFigures }: DayPicturesProps) {
  const { t } = useTranslation("statistics");
  const locale = useLocale();
  const totals = totalsOf(days);
  const drawn = figures.filter((figure) => days.some((day) => day[figure] > 0));
  if (drawn.length === 0) return <p className="type-body mt-4 text-muted">{t("none")}</p>;
  return (
    <>
      <div className="grid gap-x-10 wide:grid-cols-2">
        {drawn.map((figure) => (
          <figure key={figure} className="mt-8">
            <figcaption className="type-h5">{t(`picture.${figure}`)}</figcaption>
            <p className="type-small text-muted">{t(`total.${figure}`, { count: totals[figure] })}</p>
            <BarGraph
              bars={bars[figure]}
              title={t(`picture.${figure}`)}
              description={t(`total.${figure}`, { count: totals[figure] })}
            />
          </figure>
        ))}
      </div>
      <Disclosure className="mt-6" summary={t("showTable")}>
        <GraphTable
          caption={t("table")}
          heads={[t("day"), ...figures.map((figure) => t(`head.${figure}`))]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [formatDate(`${day.day}T12:00:00Z`, locale), ...figures.map((figure) => String(day[figure]))],
          }))}
        />
      </Disclosure>
    </>
  );
}
