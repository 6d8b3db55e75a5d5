import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { AdminPayout } from "#contract/payouts/payouts.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Money that a seller gets, and what has become of it. */
export function PayoutBlock({ payout }: { payout: AdminPayout }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { run } = usePageAction();
  const { withProof, proof } = useProof();
  const [asks, setAsks] = useState<"pay" | "takeBack" | null>(null);
  const params = { id: payout.id };
  const amount = formatCzk(payout.amount);
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="type-control [overflow-wrap:anywhere]">
          <bdi>{payout.seller.username}</bdi>
        </p>
        <FactLine
          className="type-small mt-0.5 text-muted"
          facts={factsOfTexts([
            payout.account ?? t("payouts.obstacle.NO_ACCOUNT"),
            t("admin.symbol", { symbol: payout.variableSymbol }),
            payout.obstacle === "PAYEE_SUSPENDED" ? t("payouts.obstacle.PAYEE_SUSPENDED") : null,
            payout.batchId === null ? null : t("payouts.batch", { id: payout.batchId }),
            formatDateTime(payout.paidAt ?? payout.createdAt, locale),
          ])}
        />
      </div>
      <p className="type-control tnum whitespace-nowrap">{amount}</p>
      {payout.status !== "paid" && payout.obstacle === null && (
        <Button size="small" kind="outline" onClick={() => setAsks("pay")}>
          {t("payouts.pay.action")}
        </Button>
      )}
      {payout.status === "ordered" && (
        <Button size="small" kind="quiet" onClick={() => setAsks("takeBack")}>
          {t("payouts.takeBack.action")}
        </Button>
      )}
      <ConfirmDialog
        open={asks === "pay"}
        title={t("payouts.pay.title", { amount })}
        text={t("payouts.pay.text")}
        confirm={t("payouts.pay.action")}
        keep={t("order.keep")}
        onConfirm={() => run(() => withProof(() => browserApi.payouts.pay({ params })))}
        onClose={() => setAsks(null)}
      />
      <ConfirmDialog
        open={asks === "takeBack"}
        title={t("payouts.takeBack.title", { amount })}
        text={t("payouts.takeBack.text")}
        confirm={t("payouts.takeBack.action")}
        keep={t("order.keep")}
        onConfirm={() => run(() => withProof(() => browserApi.payouts.takeBack({ params })))}
        onClose={() => setAsks(null)}
      />
      {proof}
    </li>
  );
}
