import { useTranslation } from "react-i18next";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { ResendConfirmation } from "../resend-confirmation.tsx";

/** Nobody offers anything before the e-mail is confirmed: said before anything is written, not after. */
export function ConfirmFirst({ email }: { email: string }) {
  const { t } = useTranslation("advertisement");
  return (
    <EmptyState title={t("confirmFirst.title")} action={<ResendConfirmation />}>
      {t("confirmFirst.text", { email })}
    </EmptyState>
  );
}
