import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";

/** The way on from a listing that can no longer be had. */
export function MoreOfCategory({ listing: { category } }: { listing: ListingDetail }) {
  const { t } = useTranslation("bids");
  const locale = useLocale();
  return (
    <div className="mt-5">
      <ButtonLink kind="outline" wide to={pathTo("item", locale, category)}>
        {t("action.more", { category: typography(category.name) })}
      </ButtonLink>
    </div>
  );
}
