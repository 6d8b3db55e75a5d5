import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A listing that is over, or in other hands, stays as it is. */
export function NotEditable({ listing: { id, slug } }: { listing: OwnListing }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  return (
    <EmptyState
      title={t("notEditable.title")}
      action={
        <>
          <ButtonLink to={pathTo("item", locale, { id, slug })}>{t("notEditable.view")}</ButtonLink>
          <ButtonLink to={pathTo("addListing", locale)} kind="outline">
            {t("notEditable.add")}
          </ButtonLink>
        </>
      }
    >
      {t("notEditable.text")}
    </EmptyState>
  );
}
