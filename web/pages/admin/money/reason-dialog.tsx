import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";

interface ReasonDialogProps {
  open: boolean;
  title: string;
  text: string;
  confirm: string;
  /** The most that can be given back, CZK; without it no amount is asked. */
  amount?: number;
  onConfirm: (said: { reason: string; amount: number }) => Promise<unknown>;
  onClose: () => void;
}

const leastReason = 3;
const mostReason = 500;

/** Asks before money is moved, with the reason that the audit keeps. */
export function ReasonDialog({ amount: most, onConfirm, ...asked }: ReasonDialogProps) {
  const { t } = useTranslation(["payments", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const [reason, setReason] = useState("");
  const [amount, setAmount] = useState<number | null>(most ?? null);
  const decide = async () => {
    if (reason.trim().length < leastReason) return t("forms:rule.min", { length: leastReason });
    if (most !== undefined && (amount === null || amount <= 0 || amount > most))
      return t("payments:desk.refund.most");
    const refused = await failureOf(onConfirm({ reason: reason.trim(), amount: amount ?? 0 }), t);
    if (refused === null) {
      notify({ kind: "success", text: t("payments:desk.done") });
      setReason("");
    }
    await revalidate();
    return refused;
  };
  return (
    <ConfirmDialog {...asked} keep={t("payments:desk.keep")} confirmKind="primary" onConfirm={decide}>
      <div className="grid gap-4">
        {most !== undefined && (
          <MoneyField label={t("payments:desk.refund.amount")} value={amount} onChange={setAmount} />
        )}
        <Textarea
          label={t("payments:desk.reason")}
          required
          maxLength={mostReason}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </div>
    </ConfirmDialog>
  );
}
