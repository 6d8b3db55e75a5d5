import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { z } from "zod";
import { pathTo } from "#contract/content/page-paths.ts";
import type { monthlySales, SaleSummary } from "#contract/monthly-sales/monthly-sales.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Pagination } from "#web/ui/pagination.tsx";

interface PastSalesProps {
  past: z.output<typeof monthlySales.list.response>["data"]["past"];
  search: URLSearchParams;
}

/** Sales that are over, each with what it brought and the way to its lots. */
export function PastSales({ past, search }: PastSalesProps) {
  const { t } = useTranslation("monthlySales");
  return (
    <section id="past" aria-labelledby="past-title" className="container-page section-gap">
      <h2 id="past-title" className="type-h2 mb-6">
        {t("past.title")}
      </h2>
      <table className="tnum w-full text-left">
        <thead className="type-small text-muted">
          <tr className="border-line-2 border-b">
            <th scope="col" className="py-2 pr-4 font-normal">
              {t("past.sale")}
            </th>
            <th scope="col" className={`${number} max-tablet:hidden`}>
              {t("past.lots")}
            </th>
            <th scope="col" className={number}>
              {t("past.sold")}
            </th>
            <th scope="col" className={number}>
              {t("past.total")}
            </th>
            <th scope="col" className={`${number} max-tablet:hidden`}>
              {t("past.top")}
            </th>
          </tr>
        </thead>
        <tbody>
          {past.items.map((sale) => (
            <PastSale key={sale.closesOn} sale={sale} />
          ))}
        </tbody>
      </table>
      <Pagination
        page={past.page}
        pages={past.pages}
        hrefOf={(page) => `${withFilters(search, { past: page === 1 ? undefined : String(page) })}#past`}
      />
    </section>
  );
}

const number = "py-2 pl-4 text-right font-normal";

function PastSale({ sale }: { sale: SaleSummary }) {
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  const { closesOn, closesAt, lots, sold, total, topPrice } = sale;
  return (
    <tr className="border-line border-b">
      <th scope="row" className="py-3.5 pr-4 font-normal">
        <Link to={pathTo("monthlySale", locale, { closesOn })} className="quiet-link type-lot">
          {formatDate(closesAt, locale)}
        </Link>
      </th>
      <td className={`${number} max-tablet:hidden`}>{lots}</td>
      <td className={number}>{sold}</td>
      <td className={number}>{formatCzk(total)}</td>
      <td className={`${number} max-tablet:hidden`}>{topPrice === null ? t("past.none") : formatCzk(topPrice)}</td>
    </tr>
  );
}
