import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { SaleBand } from "#web/features/purchases/sale-band.tsx";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** The sale that closes next, with its timetable. */
export function MonthlySale({ sale }: { sale: SaleHead }) {
  const { t } = useTranslation("monthlySales");
  const locale = useLocale();
  return (
    <SaleBand sale={sale} headingLevel={2} className="section-gap">
      <p className="type-body mt-6 max-w-[46ch] text-on-teal-2">{typography(t("text", { count: sale.lots }))}</p>
      <ButtonLink to={pathTo("monthlySales", locale)} kind="cream" size="large" className="mt-8">
        {t("open")}
      </ButtonLink>
    </SaleBand>
  );
}
