import { useTranslation } from "react-i18next";
import type { Advertisement } from "#contract/advertisements.ts";
import { pathTo } from "#web/addresses.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ButtonLink } from "#web/ui/button-link.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { WithdrawButton } from "../withdraw-button.tsx";

/** What waits for a moderator stays as it is, unless its seller takes it back. */
export function InReview({ advertisement: { id, slug } }: { advertisement: Advertisement }) {
  const { t } = useTranslation("advertisement");
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
