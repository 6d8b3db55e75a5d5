import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { Report } from "#contract/messages/reports.ts";
import { pathTo } from "#web/addresses/addresses.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";
import { ReportDecision } from "./report-decision.tsx";

/** One report: who reports whom and why, the messages up to the reported one, and the decision. */
export function ReportBlock({ report }: { report: Report }) {
  const { t } = useTranslation("moderation");
  const locale = useLocale();
  const { reason, note, reporter, reported, listing, quoted, context, at, decision } = report;
  const isMessageGone = quoted !== null && !context.some(({ isReported }) => isReported);
  return (
    <li className="min-w-0 rounded-block border border-line-2 px-4.5 py-5 tablet:px-6">
      <p className="type-caption text-muted">{formatDateTime(at, locale)}</p>
      <h2 className="type-h5 mt-1">{t(`reports.reason.${reason}`)}</h2>
      <p className="type-field mt-2 [overflow-wrap:anywhere]">
        {t(quoted === null ? "reports.person" : "reports.message", {
          reporter: reporter.username,
          reported: reported.username,
        })}
      </p>
      {note && (
        <p dir="auto" className="type-small mt-2 whitespace-pre-line text-muted [overflow-wrap:anywhere]">
          {t("reports.note", { note })}
        </p>
      )}
      {isMessageGone && (
        <p dir="auto" className="type-small mt-2 whitespace-pre-line [overflow-wrap:anywhere]">
          {t("reports.gone", { text: quoted })}
        </p>
      )}
      <ol aria-label={t("reports.context")} className="mt-4 divide-y divide-line border-line border-y">
        {context.map((message) => (
          <li
            key={message.id}
            className={classes("px-3 py-2.5", message.isReported && "border-secondary border-l-2 bg-surface")}
          >
            <p className="type-caption text-muted">
              <bdi>{message.author}</bdi> · {formatDateTime(message.at, locale)}
              {message.isReported && ` · ${t("reports.this")}`}
            </p>
            <p dir="auto" className="type-small mt-0.5 whitespace-pre-line [overflow-wrap:anywhere]">
              {message.hasPhoto ? t("reports.photograph") : message.text}
            </p>
          </li>
        ))}
      </ol>
      <p className="type-small mt-3 flex flex-wrap gap-x-6">
        <Link
          className="quiet-link min-h-11 content-center"
          to={`${pathTo("people", locale)}?name=${encodeURIComponent(reported.username)}`}
        >
          {t("suspicions.person", { name: reported.username })}
        </Link>
        <Link
          className="quiet-link min-h-11 content-center [overflow-wrap:anywhere]"
          to={pathTo("item", locale, { id: listing.id, slug: listing.slug })}
        >
          {typography(listing.name)}
        </Link>
      </p>
      {decision ? (
        <p className="type-small mt-2 text-muted [overflow-wrap:anywhere]">
          {t(`reports.decided.${decision.outcome}`, { date: formatDateTime(decision.at, locale) })}{" "}
          {decision.reason}
        </p>
      ) : (
        <ReportDecision id={report.id} />
      )}
    </li>
  );
}
