import { useTranslation } from "react-i18next";
import { ResendConfirmation } from "#web/pages/account/resend-confirmation.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";

/** Nobody offers anything before the e-mail is confirmed: the page says so before anything is written, not after. */
export function ConfirmFirst({ email }: { email: string }) {
  const { t } = useTranslation("listingForm");
  return (
    <EmptyState title={t("confirmFirst.title")} action={<ResendConfirmation />}>
      {t("confirmFirst.text", { email })}
    </EmptyState>
  );
}
