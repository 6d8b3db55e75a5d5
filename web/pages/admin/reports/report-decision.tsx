import { useTranslation } from "react-i18next";
import type { Report } from "#contract/reports/report-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { ReportDecisionForm } from "./report-decision-form.tsx";

/** What a moderator may decide of a report now: of the report itself, or of the appeal that waits. */
export function ReportDecision({ report }: { report: Report }) {
  const { t } = useTranslation("moderationAdmin");
  const { id, kind, decision, outcome, mayDecide } = report;
  const appeal = report.appeals.find((each) => each.decision === null);
  if (decision && !appeal) return null;
  if (!mayDecide)
    return <p className="type-small mt-3 text-muted">{t(appeal ? "reports.appeal.other" : "reports.side")}</p>;
  if (!appeal)
    return (
      <ReportDecisionForm
        kind={kind}
        asksMeasure
        hint={t("reports.reasonHint")}
        outcomes={[
          { key: "upheld", label: t("reports.uphold") },
          { key: "dismissed", label: t("reports.dismiss") },
        ]}
        onDecide={(key, reasons) =>
          browserApi.reportAdmin.decide({ params: { id }, body: { outcome: key, ...reasons } })
        }
      />
    );
  const measure = report.appeals.findLast((each) => each.decision?.action)?.decision?.action ?? decision?.action;
  const undone = outcome === "upheld" && measure && measure !== "none" ? measure : null;
  return (
    <>
      {undone && <p className="type-small mt-3">{t(`reports.appeal.undo.${undone}`)}</p>}
      <ReportDecisionForm
        kind={kind}
        asksMeasure={outcome === "dismissed"}
        hint={t("reports.appeal.reasonHint")}
        outcomes={[
          { key: "granted", label: t("reports.appeal.grant") },
          { key: "refused", label: t("reports.appeal.refuse") },
        ]}
        onDecide={(key, reasons) =>
          browserApi.reportAdmin.decideAppeal({
            params: { id: appeal.id },
            body: { outcome: key, ...reasons },
          })
        }
      />
    </>
  );
}
