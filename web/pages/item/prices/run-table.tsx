import { useTranslation } from "react-i18next";
import type { PriceRun } from "#contract/prices/prices.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NumbersTable } from "./numbers-table.tsx";

/** The same as the graph of the run in numbers, oldest first. */
export function RunTable({ run }: { run: PriceRun }) {
  const { t } = useTranslation("prices");
  const locale = useLocale();
  const left = run.changes - run.steps.length;
  return (
    <Disclosure summary={t("showTable")}>
      {left > 0 && <p className="type-small mb-3 text-muted">{t("run.thinned", { count: left })}</p>}
      <NumbersTable
        caption={t("run.caption")}
        heads={[t("column.time"), t("column.what"), t("column.price")]}
        rows={run.steps.map(({ at, kind, price }, index) => ({
          key: `${at} ${index}`,
          cells: [formatDateTime(at, locale), t(`kind.${kind}`), formatCzk(price)],
        }))}
      />
    </Disclosure>
  );
}
