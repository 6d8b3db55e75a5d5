import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Report } from "#contract/reports/report-admin.ts";
import { pauseDays } from "#contract/reports/reporter-measures.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { MeasureReason } from "./measure-reason.tsx";

/** Whoever made a report: how often they report without grounds, and the warning or pause that may follow. */
export function ReporterPart({ report }: { report: Report }) {
  const { t } = useTranslation("moderationAdmin");
  const locale = useLocale();
  const { id, reporterHistory: history, reporter, mayMeasure } = report;
  const [days, setDays] = useState<(typeof pauseDays)[number]>(pauseDays[0]);
  if (reporter.id === null && reporter.email === null) return null;
  const { filed, dismissed, measures, may } = history;
  const status = measures.find(({ withdrawn }) => withdrawn === null);
  return (
    <Disclosure className="mt-4 border-t" summary={t("reports.reporter.title", { filed, dismissed })}>
      <ul className="type-small grid gap-3 [overflow-wrap:anywhere]">
        {measures.map(({ id: measureId, kind, reason, at, by, until, withdrawn }) => (
          <li key={measureId}>
            <p>
              {t(`reports.reporter.${kind}.taken`, {
                date: formatDateTime(at, locale),
                until: until && formatDateTime(until, locale),
                by,
              })}{" "}
              <bdi>{reason}</bdi>
            </p>
            {withdrawn && (
              <p className="mt-1 text-muted">
                {t("reports.reporter.withdrawn", { date: formatDateTime(withdrawn.at, locale) })}{" "}
                <bdi>{withdrawn.reason}</bdi>
              </p>
            )}
          </li>
        ))}
      </ul>
      {measures.length === 0 && <p className="type-small text-muted">{t("reports.reporter.none")}</p>}
      {may && mayMeasure && (
        <MeasureReason
          key={may}
          label={t(`reports.reporter.${may}.reason`)}
          hint={t("reports.reporter.hint")}
          button={t(`reports.reporter.${may}.take`)}
          done={t(`reports.reporter.${may}.done`)}
          send={(reason) => browserApi.reporterAdmin.measure({ params: { id }, body: { kind: may, days, reason } })}
        >
          {may === "pause" && (
            <Select
              label={t("reports.reporter.days")}
              value={String(days)}
              options={pauseDays.map((each) => ({
                value: String(each),
                label: t("reports.reporter.day", { count: each }),
              }))}
              onChange={({ currentTarget }) =>
                setDays(pauseDays.find((each) => String(each) === currentTarget.value) ?? pauseDays[0])
              }
            />
          )}
        </MeasureReason>
      )}
      {status && mayMeasure && (
        <MeasureReason
          key={`${status.id} withdrawal`}
          label={t(`reports.reporter.${status.kind}.why`)}
          hint={t("reports.reporter.readBy")}
          button={t(`reports.reporter.${status.kind}.withdraw`)}
          done={t("reports.reporter.undone")}
          isQuiet
          send={(reason) => browserApi.reporterAdmin.withdraw({ params: { id: status.id }, body: { reason } })}
        />
      )}
    </Disclosure>
  );
}
