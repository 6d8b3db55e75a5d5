import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { EarlierSale } from "#contract/prices/prices.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { NumbersTable } from "./numbers-table.tsx";

/** The same as the graph of sales in numbers, newest first, each with the way to its page. */
export function SalesTable({ sales, total }: { sales: EarlierSale[]; total: number }) {
  const { t } = useTranslation("prices");
  const locale = useLocale();
  return (
    <Disclosure summary={t("showTable")}>
      {total > sales.length && <p className="type-small mb-3 text-muted">{t("sales.cut", { count: sales.length })}</p>}
      <NumbersTable
        caption={t("sales.caption")}
        heads={[t("column.date"), t("column.item"), t("column.price")]}
        rows={sales.map(({ id, slug, name, soldAt, price }) => ({
          key: String(id),
          cells: [
            formatDate(soldAt, locale),
            <Link key="item" className="quiet-link" to={pathTo("item", locale, { id, slug })}>
              {typography(name)}
            </Link>,
            formatCzk(price),
          ],
        }))}
      />
    </Disclosure>
  );
}
