import { useTranslation } from "react-i18next";
import type { ReportedSeller } from "#contract/seller-reports/seller-reports.ts";
import { formatCzk, formatDecimals } from "#contract/values/written-amounts.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { QuarterTable } from "./quarter-table.tsx";
import { SellerFacts } from "./seller-facts.tsx";
import { TaxDetailsForm } from "./tax-details-form.tsx";

/** A seller of a year: whether he is reported, with what, and what is missing; the rest is opened by whoever asks. */
export function SellerBlock({ seller }: { seller: ReportedSeller }) {
  const { t } = useTranslation("sellerReports");
  const locale = useLocale();
  const gaps = new Intl.ListFormat(locale, { type: "unit" }).format(seller.gaps.map((each) => t(`gap.${each}`)));
  return (
    <li className="py-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
        <div className="min-w-0 grow basis-80">
          <h2 className="type-control [overflow-wrap:anywhere]">
            <bdi>{seller.name || seller.username}</bdi>
          </h2>
          <FactLine
            className="type-small mt-0.5 text-muted"
            facts={factsOfTexts([
              seller.username,
              t(`decision.${seller.decision}`),
              t("sales", { count: seller.sales }),
              t("fees", { amount: formatCzk(seller.fees) }),
            ])}
          />
          {seller.gaps.length > 0 && (
            <p className="type-small mt-0.5 text-danger-text">{t("missing", { what: gaps })}</p>
          )}
        </div>
        <p className="tnum tablet:text-right">
          <span className="type-control whitespace-nowrap">{formatCzk(seller.amount)}</span>
          <span className="type-small block whitespace-nowrap text-muted">
            {t("euros", { amount: formatDecimals(seller.euros, 2, locale) })}
          </span>
        </p>
      </div>
      <Disclosure className="border-b-0" summary={t("more")}>
        <QuarterTable quarters={seller.quarters} />
        <SellerFacts seller={seller} />
        <TaxDetailsForm seller={seller} />
      </Disclosure>
    </li>
  );
}
