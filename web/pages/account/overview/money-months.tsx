import { useTranslation } from "react-i18next";
import type { MoneyMonth } from "#contract/deals/deal.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { BarGraph, BarKey, type Bars } from "#web/ui/graphs/bar-graph.tsx";
import { GraphTable } from "#web/ui/graphs/graph-table.tsx";
import { monthLabel } from "#web/ui/graphs/month-label.ts";

/** What was paid and received in deals by month, as a picture and in numbers; nothing where no month has either. */
export function MoneyMonths({ months, bars }: { months: readonly MoneyMonth[]; bars: Bars }) {
  const { t } = useTranslation("account");
  const spent = months.reduce((sum, month) => sum + month.spent, 0);
  const earned = months.reduce((sum, month) => sum + month.earned, 0);
  if (spent === 0 && earned === 0) return null;
  const title = t("overview.months.title");
  const words = t("overview.months.text", { spent: formatCzk(spent), earned: formatCzk(earned) });
  const [asBuyer, asSeller] = [t("overview.months.spent"), t("overview.months.earned")];
  return (
    <section className="mt-14">
      <h2 className="type-h3">{title}</h2>
      <p className="type-small mt-1 text-muted">{words}</p>
      <figure className="mt-4">
        <figcaption>
          <BarKey first={asBuyer} second={asSeller} />
        </figcaption>
        <BarGraph bars={bars} title={title} description={words} />
        <Disclosure summary={t("overview.months.showTable")}>
          <GraphTable
            caption={title}
            heads={[t("overview.months.month"), asBuyer, asSeller]}
            rows={months.toReversed().map((month) => ({
              key: month.month,
              cells: [monthLabel(month.month), formatCzk(month.spent), formatCzk(month.earned)],
            }))}
          />
        </Disclosure>
      </figure>
    </section>
  );
}
