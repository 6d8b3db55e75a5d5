import { Flag } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Deal } from "#contract/deals.ts";
import { Button } from "#web/ui/button.tsx";
import { ReportDialog, type ReportKind } from "./report-dialog.tsx";

/** The ways to call a moderator, quietly at the end of the page; non-payment stands out once it may be reported. */
export function DealReports({ deal }: { deal: Deal }) {
  const { t } = useTranslation("deals");
  const [open, setOpen] = useState<ReportKind | null>(null);
  const mayNonPayment = deal.actions.includes("file_non_payment");
  const mayProblem = deal.actions.includes("report_problem") && !deal.openCase;
  return (
    <>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 empty:hidden">
        {mayNonPayment && (
          <Button kind="outline" onClick={() => setOpen("nonPayment")}>
            {t("report.nonPayment")}
          </Button>
        )}
        {mayProblem && (
          <Button kind="quiet" onClick={() => setOpen("problem")}>
            <Flag aria-hidden="true" strokeWidth={1.5} className="size-4.5" />
            {t("report.open")}
          </Button>
        )}
      </div>
      <ReportDialog deal={deal} kind={open} onClose={() => setOpen(null)} />
    </>
  );
}
