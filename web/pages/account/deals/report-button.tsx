import { type ReactNode, useState } from "react";
import type { Deal } from "#contract/deals/deal.ts";
import { Button, type ButtonProps } from "#web/ui/button.tsx";
import { ReportDialog, type ReportKind } from "./report-dialog.tsx";

interface ReportButtonProps extends Pick<ButtonProps, "kind"> {
  deal: Deal;
  report: ReportKind;
  children: ReactNode;
}

/** Opens the form of a report to a moderator. */
export function ReportButton({ deal, report, kind, children }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind={kind} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <ReportDialog deal={deal} kind={isOpen ? report : null} onClose={() => setOpen(false)} />
    </>
  );
}
