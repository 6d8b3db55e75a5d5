import { useTranslation } from "react-i18next";
import type { ReportedThing, ThingReason } from "#contract/reports/report-words.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { recaptchaToken } from "#web/features/accounts/recaptcha-token.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { notify } from "#web/ui/overlays/notify.ts";

export interface ReportValues {
  reason: ThingReason | "";
  note: string;
  guest: { name: string; email: string };
  goodFaith: boolean;
}

/** The form of a report, which is sent with the guest's name and e-mail or by the account. */
export function useReportForm({
  kind,
  id,
  isGuest,
  recaptchaKey,
  onSent,
}: {
  kind: ReportedThing;
  id: number;
  isGuest: boolean;
  recaptchaKey: string | null;
  onSent: () => void;
}) {
  const { t } = useTranslation("reports");
  return useApiForm<ReportValues>({
    defaultValues: { reason: "", note: "", guest: { name: "", email: "" }, goodFaith: false },
    submit: async ({ reason, note, guest }) => {
      const recaptcha = await recaptchaToken(recaptchaKey, "report");
      // The form does not send without a reason.
      const why = reason as ThingReason;
      const { data } = await browserApi.reports.fileThing({
        body: { kind, id, reason: why, note, goodFaith: true, recaptcha, ...(isGuest && { guest }) },
      });
      notify({ kind: "success", text: t("dialog.done", { id: data.id }) });
      onSent();
    },
  });
}
