import { useTranslation } from "react-i18next";
import type { Report } from "#contract/reports/report-admin.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { classes } from "#web/ui/classes.ts";

/** The messages up to the reported one; where its author took it back, what it said. */
export function ReportedTalk({ report: { quoted, context } }: { report: Report }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const isMessageGone = quoted !== null && !context.some(({ isReported }) => isReported);
  return (
    <>
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
    </>
  );
}
