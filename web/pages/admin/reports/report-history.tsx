import { useTranslation } from "react-i18next";
import type { Report } from "#contract/reports/report-admin.ts";
import type { ReportAction, ReportGround } from "#contract/reports/report-words.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** What has been decided of a report, and the appeals against it, in their order. */
export function ReportHistory({ report: { decision, appeals } }: { report: Report }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  if (!decision) return null;
  return (
    <ol className="type-small mt-3 grid gap-3 [overflow-wrap:anywhere]">
      <li>
        <p className="text-muted">
          {t(`reports.decided.${decision.outcome}`, { date: formatDateTime(decision.at, locale) })}{" "}
          <bdi>{decision.reason}</bdi>
        </p>
        <Measure {...decision} />
      </li>
      {appeals.map((appeal) => (
        <li key={appeal.id}>
          <p className="text-muted">
            {t(`reports.appeal.by.${appeal.side}`, { date: formatDateTime(appeal.at, locale) })}
          </p>
          <blockquote dir="auto" className="mt-1 whitespace-pre-line border-line-2 border-l-2 pl-4">
            {appeal.text}
          </blockquote>
          {appeal.decision && (
            <>
              <p className="mt-1 text-muted">
                {t(`reports.appeal.decided.${appeal.decision.outcome}`, {
                  date: formatDateTime(appeal.decision.at, locale),
                })}{" "}
                <bdi>{appeal.decision.reason}</bdi>
              </p>
              <Measure {...appeal.decision} />
              {appeal.decision.listing && (
                <p className="mt-1 text-muted">{t(`reports.appeal.listing.${appeal.decision.listing}`)}</p>
              )}
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Measure({ action, ground }: { action: ReportAction | null; ground: ReportGround | null }) {
  const { t } = useTranslation("moderationAdmin");
  if (!action || !ground) return null;
  const words = { action: t(`reports.action.${action}`), ground: t(`reports.ground.${ground}`) };
  return <p className="mt-1 text-muted">{t("reports.measure", words)}</p>;
}
