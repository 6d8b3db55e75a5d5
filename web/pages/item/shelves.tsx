import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Shelf } from "./shelf.tsx";

/** Where to look further: similar listings, and the others of the seller. */
export function Shelves({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation("item");
  const locale = useLocale();
  return (
    <>
      <Shelf
        id="similar"
        title={t("section.similar")}
        listings={listing.similar}
        more={{
          words: typography(listing.category.name),
          to: pathTo("item", locale, { id: listing.category.id, slug: listing.category.slug }),
        }}
      />
      <Shelf
        id="of-seller"
        title={t("section.ofSeller", { name: listing.seller.username })}
        listings={listing.ofSeller}
        more={
          listing.product
            ? { words: t("wholeShop"), to: pathTo("newProducts", locale) }
            : {
                words: t("allOfSeller", { count: listing.seller.listings }),
                to: `${pathTo("search", locale)}?seller=${listing.seller.id}`,
              }
        }
      />
    </>
  );
}
