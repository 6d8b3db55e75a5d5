import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { EarlierSale } from "#contract/prices/prices.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { ListingPicture } from "#web/features/listings/listing-picture.tsx";
import { silhouetteOf } from "#web/features/listings/silhouette-of.ts";
import { formatDate } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PageSection } from "#web/pages/item/page-section.tsx";

/** The rest is in the table of the graph. */
const shown = 4;

/** The newest sales of the same thing, with picture, day and price. */
export function EarlierSales({ sales, category }: { sales: EarlierSale[]; category: ListingDetail["category"] }) {
  const { t } = useTranslation(["prices", "listing"]);
  const locale = useLocale();
  return (
    <PageSection id="earlier" title={t("earlier")}>
      <ul className="-mt-3 divide-y divide-line @min-[740px]:-mt-2">
        {sales.slice(0, shown).map((sale) => (
          <li key={sale.id} className="grid grid-cols-[60px_minmax(0,1fr)_auto] items-center gap-x-4 py-3">
            <ListingPicture
              picture={sale.picture}
              alt=""
              sizes="60px"
              silhouette={silhouetteOf({ category })}
              className="w-15 rounded-tag"
            />
            <div className="min-w-0">
              <Link
                className="hover:underline hover:decoration-secondary hover:decoration-1 hover:underline-offset-4"
                to={pathTo("item", locale, { id: sale.id, slug: sale.slug })}
              >
                {typography(sale.name)}
              </Link>
              <p className="type-caption text-muted">
                {formatDate(sale.soldAt, locale)}
                {sale.bidCount > 0 && <> · {t("listing:bids", { count: sale.bidCount })}</>}
              </p>
            </div>
            <span className="tnum font-semibold whitespace-nowrap">{formatCzk(sale.price)}</span>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
