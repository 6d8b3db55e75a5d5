import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ListingRows } from "#web/pages/account/listing-row.tsx";
import type { OwnCard } from "#web/pages/account/listings/own-card.ts";
import { OwnListingRow } from "#web/pages/account/listings/own-listing-row.tsx";

/** The overview shows at most so many. */
export const ownShown = 5;

/** One's own running listings on the overview. */
export function OwnListings({ listings }: { listings: readonly OwnCard[] }) {
  const { t } = useTranslation("account");
  const locale = useLocale();
  return (
    <section className="mt-14">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8">
        <h2 className="type-h3">{t("overview.running")}</h2>
        <Link to={pathTo("ownListings", locale)} className="quiet-link type-small min-h-11 content-center">
          {t("overview.allOwn")}
        </Link>
      </div>
      <ListingRows className="mt-2 border-t border-line">
        {listings.map((card) => (
          <OwnListingRow key={card.id} card={card} headingLevel={3} />
        ))}
      </ListingRows>
    </section>
  );
}
