import "#web/i18n/areas/item.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { OverBudget } from "./use-bid-entry.ts";

interface BudgetQuestionProps {
  over: OverBudget | null;
  onConfirm: (amount: number, budgetSeen: true) => Promise<void>;
  onClose: () => void;
}

/** Asks once more before a bid that passes the bidder's own budget; the server has said by how much. */
export default function BudgetQuestion({ over, onConfirm, onClose }: BudgetQuestionProps) {
  const { t } = useTranslation("bids");
  // The words stay while the dialog closes.
  const [shown, setShown] = useState<OverBudget>({ amount: 0, message: "" });
  if (over !== null && over !== shown) setShown(over);
  return (
    <ConfirmDialog
      open={over !== null}
      onClose={onClose}
      title={t("question.budget")}
      text={shown.message}
      confirm={t("question.budgetConfirm", { amount: formatCzk(shown.amount) })}
      confirmKind="primary"
      keep={t("question.keep")}
      startsAtConfirm
      onConfirm={async () => {
        await onConfirm(shown.amount, true);
        return null;
      }}
    />
  );
}
