import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { DealCard } from "#contract/deals/deal.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DealRow } from "#web/pages/account/deals/deal-row.tsx";
import { ListingRows } from "#web/pages/account/listing-row.tsx";

/** The overview shows at most so many. */
export const dealsShown = 5;

/** Deals that run and wait for the other side. */
export function OpenDeals({ deals }: { deals: readonly DealCard[] }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="type-h3">{t("overview.openDeals")}</h2>
        <Link to={pathTo("deals", locale)} className="quiet-link type-small min-h-11 content-center">
          {t("overview.allDeals")}
        </Link>
      </div>
      <ListingRows className="mt-2 border-t border-line">
        {deals.map((deal) => (
          <DealRow key={deal.id} deal={deal} />
        ))}
      </ListingRows>
    </section>
  );
}
