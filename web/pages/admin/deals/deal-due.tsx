import { useTranslation } from "react-i18next";
import type { AdminDeal } from "#contract/deals/deal-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** A deal's next deadline, told when it has passed; where none runs, that nothing does, or when the deal was closed. */
export function DealDue({
  deal,
  now,
}: {
  deal: Pick<AdminDeal, "dueAt" | "closedAt">;
  /** Instant (ISO 8601) of the server's answer. */
  now: string;
}) {
  const { t } = useTranslation("dealAdmin");
  const locale = useLocale();
  const { dueAt, closedAt } = deal;
  if (dueAt !== null) {
    const isPassed = Date.parse(dueAt) < Date.parse(now);
    const time = formatDateTime(dueAt, locale);
    return isPassed ? (
      <span className="text-danger-text">{t("line.passed", { time })}</span>
    ) : (
      <span>{t("line.due", { time })}</span>
    );
  }
  const described = closedAt === null ? t("line.noDue") : t("line.closed", { time: formatDateTime(closedAt, locale) });
  return <span className="text-muted">{described}</span>;
}
