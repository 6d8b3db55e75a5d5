import { useTranslation } from "react-i18next";
import type { DashboardDay } from "#contract/admin-overview/overview.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { BarGraph, type Bars } from "#web/ui/graphs/bar-graph.tsx";
import { GraphTable } from "#web/ui/graphs/graph-table.tsx";
import { type DashboardFigure, shownFigures, sumOf, writtenFigure } from "./dashboard-figures.ts";

/** The last thirty days: a picture of each figure that has any, and all numbers in one table. */
export function DashboardDays({
  days,
  bars,
}: {
  days: readonly DashboardDay[];
  bars: Partial<Readonly<Record<DashboardFigure, Bars>>>;
}) {
  const { t } = useTranslation("adminOverview");
  const locale = useLocale();
  const figures = shownFigures(days);
  const title = t("days.title");
  return (
    <section className="mt-14">
      <h2 className="type-h3">{title}</h2>
      <div className="grid gap-x-10 wide:grid-cols-2">
        {figures.map((figure) => {
          const drawn = bars[figure];
          const total = t("days.total", { value: writtenFigure(figure, sumOf(days, figure)) });
          if (!drawn || sumOf(days, figure) === 0) return null;
          return (
            <figure key={figure} className="mt-8">
              <figcaption className="type-h5">{t(`figures.${figure}`)}</figcaption>
              <p className="type-small text-muted">{total}</p>
              <BarGraph bars={drawn} title={t(`figures.${figure}`)} description={total} />
            </figure>
          );
        })}
      </div>
      <Disclosure className="mt-6 border-t" summary={t("days.showTable")}>
        <GraphTable
          caption={title}
          heads={[t("days.day"), ...figures.map((figure) => t(`figures.${figure}`))]}
          rows={days.toReversed().map((day) => ({
            key: day.day,
            cells: [
              formatDate(`${day.day}T12:00:00Z`, locale),
              ...figures.map((figure) => writtenFigure(figure, day[figure])),
            ],
          }))}
        />
      </Disclosure>
    </section>
  );
}
