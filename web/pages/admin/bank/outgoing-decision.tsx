import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { BankMovement } from "#contract/bank/bank-movements.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { ReasonDialog } from "#web/pages/admin/payments/reason-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { moneyText } from "./money-text.ts";

type Suggestion = BankMovement["suggestions"][number];

/** What an outgoing payment may have paid, to be chosen from, and that it was something else. */
export function OutgoingDecision({ movement: { id, amount, currency, suggestions } }: { movement: BankMovement }) {
  const { t } = useTranslation(["bankAdmin", "payments"]);
  const { run } = usePageAction();
  const { withProof, proof } = useProof();
  const [asks, setAsks] = useState<Suggestion | "other" | null>(null);
  const nameOf = ({ kind, id: of, orderId, payee }: Suggestion) => {
    const said = t(`bankAdmin:movements.target.${kind}`, { id: kind === "refund" ? (orderId ?? of) : of });
    return payee ? `${said} (${payee})` : said;
  };
  const chosen = asks === "other" ? null : asks;
  const money = moneyText(amount, currency);
  const settle = async () => {
    if (!chosen) return null;
    const body = { kind: chosen.kind, id: chosen.id };
    return run(() => withProof(() => browserApi.bankMovements.settle({ params: { id }, body })));
  };
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      {suggestions.map((each) => (
        <Button key={`${each.kind}-${each.id}`} size="small" kind="outline" onClick={() => setAsks(each)}>
          {nameOf(each)}
        </Button>
      ))}
      <Button size="small" kind="quiet" onClick={() => setAsks("other")}>
        {t("bankAdmin:movements.other.action")}
      </Button>
      <ConfirmDialog
        open={chosen !== null}
        title={t("bankAdmin:movements.settle.title", { amount: money })}
        text={chosen ? t("bankAdmin:movements.settle.text", { what: nameOf(chosen) }) : ""}
        confirm={t("bankAdmin:movements.settle.action")}
        keep={t("payments:admin.keep")}
        confirmKind="primary"
        onConfirm={settle}
        onClose={() => setAsks(null)}
      />
      <ReasonDialog
        open={asks === "other"}
        title={t("bankAdmin:movements.other.title", { amount: money })}
        text={t("bankAdmin:movements.other.text")}
        confirm={t("bankAdmin:movements.other.action")}
        onConfirm={({ reason }) => browserApi.bankMovements.dismiss({ params: { id }, body: { reason } })}
        onClose={() => setAsks(null)}
      />
      {proof}
    </div>
  );
}
