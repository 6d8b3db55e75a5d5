import { useTranslation } from "react-i18next";
import type { Report } from "#contract/reports/report-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { ReportDecision } from "./report-decision.tsx";
import { ReportHistory } from "./report-history.tsx";
import { ReportedTalk } from "./reported-talk.tsx";
import { ReportedThing } from "./reported-thing.tsx";
import { ReporterPart } from "./reporter-part.tsx";

/** One report: who reports what of whom and why, what it said then, what was decided, and what may be. */
export function ReportBlock({ report }: { report: Report }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const { id, kind, reason, note, reporter, reported, flagger, at } = report;
  return (
    <li className="min-w-0 rounded-block bg-surface px-4.5 py-5 shadow-lift tablet:px-6">
      <p className="type-caption text-muted">
        {t("reports.number", { id })} · {formatDateTime(at, locale)}
      </p>
      {flagger !== null && <p className="type-control mt-1">{t("reports.flagger", { name: flagger })}</p>}
      <h2 className="type-h5 mt-1">{t(`reports.reason.${reason}`)}</h2>
      <p className="type-field mt-2 [overflow-wrap:anywhere]">
        {t(`reports.what.${kind}`, { reporter: reporter.username, reported: reported?.username })}
      </p>
      {note && (
        <p dir="auto" className="type-small mt-2 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {t("reports.note", { note })}
        </p>
      )}
      {kind === "message" || kind === "person" ? (
        <ReportedTalk report={report} />
      ) : (
        <blockquote
          aria-label={t("reports.quoted")}
          dir="auto"
          className="type-small mt-4 whitespace-pre-line border-line-2 border-l-2 pl-4 [overflow-wrap:anywhere]"
        >
          {report.quoted}
        </blockquote>
      )}
      <ReportedThing report={report} />
      <ReportHistory report={report} />
      <ReporterPart report={report} />
      <ReportDecision report={report} />
    </li>
  );
}
