import { Flag } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals/deal.ts";
import { ReportButton } from "./report-button.tsx";

/** The way to call a moderator, quietly at the end of the page. */
export function DealReports({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  if (!deal.actions.includes("report_problem") || deal.openCase) return null;
  return (
    <div className="mt-6">
      <ReportButton deal={deal} report="problem" kind="quiet">
        <Flag aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
        {t("report.open")}
      </ReportButton>
    </div>
  );
}
