import { useTranslation } from "react-i18next";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { WithdrawButton } from "#web/pages/account/own-listings/withdraw-button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A listing that waits for a moderator stays as it is, unless its seller takes it back. */
export function InReview({ listing: { id, slug } }: { listing: OwnListing }) {
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  return (
    <EmptyState
      title={t("inReview.title")}
      action={
        <>
          <WithdrawButton id={id} />
          <ButtonLink to={pathTo("item", locale, { id, slug })} kind="outline">
            {t("notEditable.view")}
          </ButtonLink>
        </>
      }
    >
      {t("inReview.text")}
    </EmptyState>
  );
}
