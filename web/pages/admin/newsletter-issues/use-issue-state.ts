import { useTranslation } from "react-i18next";
import type { IssueLine } from "#contract/newsletter-issues/newsletter-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** How far an issue has come, in a line. */
export function useIssueState({ status, plannedAt, finishedAt, progress }: IssueLine): string {
  const { t } = useTranslation("newsletterAdmin");
  const locale = useLocale();
  const time = (at: string | null) => (at ? formatDateTime(at, locale) : "");
  const { sent = 0, total = 0 } = progress ?? {};
  switch (status) {
    case "draft":
      return t("state.draft");
    case "planned":
      return t("state.planned", { time: time(plannedAt) });
    case "sending":
      return t("state.sending", { sent, total });
    case "sent":
      return t("state.sent", { time: time(finishedAt), sent, total });
    case "stopped":
      return t("state.stopped", { time: time(finishedAt), sent, total });
  }
}
