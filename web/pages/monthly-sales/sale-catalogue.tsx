import { useTranslation } from "react-i18next";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { CardGrid } from "#web/features/listings/card-grid.tsx";
import { withFilters } from "#web/features/listings/listing-filters.ts";
import { ShelfSection } from "#web/features/listings/shelf-section.tsx";
import { formatTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Pagination } from "#web/ui/pagination.tsx";
import { groupAnchor } from "./group-href.ts";
import type { Catalogue } from "./load-catalogue.ts";

interface SaleCatalogueProps {
  sale: SaleHead;
  catalogue: Catalogue;
  search: URLSearchParams;
}

/** Lots of a sale under the closing times of their groups. Inside a `ServerClock`. */
export function SaleCatalogue({ sale, catalogue, search }: SaleCatalogueProps) {
  const { t } = useTranslation("monthlySales");
  const { page, pages } = catalogue;
  const sections = sectionsOf(sale, catalogue);
  return (
    <div id="katalog" className="container-page mt-10 scroll-mt-4 tablet:mt-14">
      {sections.length === 0 && (
        <EmptyState
          title={t("emptyPage.title")}
          action={<ButtonLink to={withFilters(search, {})}>{t("emptyPage.action")}</ButtonLink>}
        >
          {t("emptyPage.text")}
        </EmptyState>
      )}
      {sections.map(({ place, group, lots }, index) => (
        <ShelfSection
          key={group.closesAt}
          id={groupAnchor(place)}
          title={
            <>
              <span className="tnum text-secondary-text">{formatTime(group.closesAt)}</span>{" "}
              <span className="ml-2">{typography(group.category.name)}</span>
            </>
          }
          note={sale.isOpen ? t("items", { count: group.lots }) : t("sold", { sold: group.sold, count: group.lots })}
        >
          <CardGrid listings={lots} inSale priority={index === 0 ? 4 : 0} headingLevel={3} />
        </ShelfSection>
      ))}
      <Pagination
        page={page}
        pages={pages}
        hrefOf={(number) => withFilters(search, { page: number === 1 ? undefined : String(number) })}
      />
    </div>
  );
}

interface Section {
  place: number;
  group: SaleHead["groups"][number];
  lots: ListingCard[];
}

/** The page's lots by the closing that was announced of them; a soft close moves a lot's end, not its place. */
function sectionsOf({ groups }: SaleHead, { items }: Catalogue): Section[] {
  return groups.flatMap((group, place) => {
    const lots = items.filter(({ plannedEndsAt }) => plannedEndsAt === group.closesAt);
    return lots.length === 0 ? [] : [{ place, group, lots }];
  });
}
