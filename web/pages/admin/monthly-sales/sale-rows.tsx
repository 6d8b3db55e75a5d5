import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AdminSale } from "#contract/monthly-sales/sale-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { FactLine } from "#web/ui/fact-line.tsx";
import { monthName } from "./month-name.ts";

/** Sales by month, each with its span, its lots and numbers, and the way to it. */
export function SaleRows({ sales, isPast = false }: { sales: readonly AdminSale[]; isPast?: boolean }) {
  return (
    <ul className="mt-2 divide-y divide-line border-line border-y">
      {sales.map((sale) => (
        <SaleRow key={sale.month} sale={sale} isPast={isPast} />
      ))}
    </ul>
  );
}

function SaleRow({ sale, isPast }: { sale: AdminSale; isPast: boolean }) {
  const { t } = useTranslation("monthlySaleAdmin");
  const locale = useLocale();
  const { scheduled, live, sold, unsold } = sale.lots;
  const all = scheduled + live + sold + unsold;
  const facts = [
    {
      key: "closes",
      shown: t(isPast ? "row.closed" : "row.closes", { time: formatDateTime(sale.closesAt, locale) }),
    },
    ...(sale.isMoved ? [{ key: "moved", shown: t("row.moved") }] : []),
  ];
  const lots = [
    {
      key: "all",
      shown: all === 0 ? t(isPast ? "row.nonePast" : "row.none") : t("row.lots", { count: all }),
    },
    ...(scheduled > 0 ? [{ key: "scheduled", shown: t("row.scheduled", { count: scheduled }) }] : []),
    ...(live > 0 ? [{ key: "live", shown: t("row.live", { count: live }) }] : []),
    ...(sold + unsold > 0 ? [{ key: "sold", shown: t("row.sold", { count: sold }) }] : []),
    ...(sale.lastNumber > 0 ? [{ key: "numbers", shown: t("row.numbers", { last: sale.lastNumber }) }] : []),
  ];
  return (
    <li className="grid gap-x-6 gap-y-0.5 py-3.5 tablet:grid-cols-[10rem_minmax(0,1fr)_9rem]">
      <p>
        <Link
          className="type-control inline-block min-h-6 hover:underline"
          to={pathTo("saleMonthAdmin", locale, { month: sale.month })}
        >
          {monthName(sale.month, locale)}
        </Link>
      </p>
      <div className="min-w-0">
        <FactLine className="type-small text-muted" facts={facts} />
        <FactLine className="type-small text-muted" facts={lots} />
      </div>
      {sale.total !== null && sold > 0 && (
        <p className="type-control tnum tablet:text-right">
          <span className="type-small font-normal text-muted max-tablet:mr-2 tablet:block">{t("row.total")}</span>
          {formatCzk(sale.total)}
        </p>
      )}
    </li>
  );
}
