import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaitingRefund } from "#contract/payments/money-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { RefundAccount } from "./refund-account.tsx";

/** A refund to be sent at the bank: how much, to whom and why, and that it was done. */
export function RefundBlock({ refund }: { refund: WaitingRefund }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { run } = usePageAction();
  const { withProof, proof } = useProof();
  const [asks, setAsks] = useState(false);
  const amount = formatCzk(refund.amount);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="type-control [overflow-wrap:anywhere]">{t("order.title", { id: refund.orderId })}</p>
        <FactLine
          className="type-small mt-0.5 text-muted"
          facts={factsOfTexts([
            refund.payer ?? t("admin.guest"),
            refund.account ?? t("payouts.obstacle.NO_ACCOUNT"),
            refund.bankOrderId === null ? null : t("payouts.batch", { id: refund.bankOrderId }),
            refund.variableSymbol ? t("admin.symbol", { symbol: refund.variableSymbol }) : null,
            formatDateTime(refund.decidedAt, locale),
          ])}
        />
        {refund.note && <p className="type-small mt-1 [overflow-wrap:anywhere]">{refund.note}</p>}
        {refund.reason && (
          <p className="type-small mt-1 [overflow-wrap:anywhere]">{t("admin.reasonOf", { reason: refund.reason })}</p>
        )}
      </div>
      <p className="type-control tnum whitespace-nowrap">{amount}</p>
      <Button size="small" kind="outline" onClick={() => setAsks(true)}>
        {t("admin.sent.action")}
      </Button>
      <RefundAccount key={refund.bankOrderId} refund={refund} />
      <ConfirmDialog
        open={asks}
        title={t("payouts.pay.title", { amount })}
        text={t("admin.sent.text")}
        confirm={t("admin.sent.action")}
        keep={t("admin.keep")}
        confirmKind="primary"
        onConfirm={() => run(() => withProof(() => browserApi.moneyAdmin.confirmRefund({ params: { id: refund.id } })))}
        onClose={() => setAsks(false)}
      />
      {proof}
    </li>
  );
}
