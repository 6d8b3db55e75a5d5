import { useTranslation } from "react-i18next";
import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { SaleBand } from "#web/features/purchases/sale-band.tsx";
import { groupHref } from "./group-href.ts";

/** The head of a sale that is over: what it brought. */
export function PastBand({ sale, search }: { sale: SaleHead; search: URLSearchParams }) {
  const { t } = useTranslation("monthlySales");
  const { lots, sold, total, topPrice } = sale;
  const facts = [
    [t("past.lots"), String(lots)],
    [t("past.sold"), String(sold)],
    [t("past.total"), formatCzk(total)],
    [t("past.top"), topPrice === null ? t("past.none") : formatCzk(topPrice)],
  ] as const;
  return (
    <SaleBand sale={sale} headingLevel={1} hrefOf={(group) => groupHref(sale, group, search)}>
      <dl className="mt-8 flex flex-wrap gap-x-10 gap-y-4">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="type-small text-on-teal-2">{name}</dt>
            <dd className="type-h4 tnum">{value}</dd>
          </div>
        ))}
      </dl>
    </SaleBand>
  );
}
