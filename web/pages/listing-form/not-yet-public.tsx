import { useTranslation } from "react-i18next";
import { pathTo } from "#contract/content/page-paths.ts";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { WithdrawButton } from "#web/pages/account/listings/withdraw-button.tsx";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** A listing that waits for its payment or for a moderator stays as it is, unless its seller takes it back. */
export function NotYetPublic({ listing }: { listing: OwnListing }) {
  const { id, slug, status, payment, inspectedBefore } = listing;
  const { t } = useTranslation("listingForm");
  const locale = useLocale();
  const waits = status === "awaiting_payment" ? "awaitingPayment" : "inReview";
  return (
    <EmptyState
      title={t(`${waits}.title`)}
      action={
        <>
          {payment && (
            <ButtonLink to={pathTo("accountOrder", locale, { id: payment.orderId, hash: payment.hash })}>
              {t("awaitingPayment.pay")}
            </ButtonLink>
          )}
          <WithdrawButton id={id} {...(payment && { kind: "outline" as const })} />
          <ButtonLink to={pathTo("item", locale, { id, slug })} kind="outline">
            {t("notEditable.view")}
          </ButtonLink>
        </>
      }
    >
      {t(payment && inspectedBefore ? "awaitingPayment.textInspected" : `${waits}.text`)}
    </EmptyState>
  );
}
