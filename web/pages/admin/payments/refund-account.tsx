import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaitingRefund } from "#contract/payments/money-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** Where a refund goes that is in no file yet, or that the bank has refused the one it is in. */
export function RefundAccount({ refund: { id, account, bankOrderId } }: { refund: WaitingRefund }) {
  const { t } = useTranslation(["bankAdmin", "payments"]);
  const { run } = usePageAction();
  const { withProof, proof } = useProof();
  const [asks, setAsks] = useState(false);
  const [written, setWritten] = useState(account ?? "");
  const isOrdered = bankOrderId !== null;
  const act = isOrdered ? "refused" : "account";
  const decide = () =>
    run(() =>
      withProof(() =>
        isOrdered
          ? browserApi.bankOrders.takeBackRefund({ params: { id } })
          : browserApi.bankOrders.writeAccount({ params: { id }, body: { account: written } }),
      ),
    );
  return (
    <>
      <Button size="small" kind="quiet" onClick={() => setAsks(true)}>
        {t(`bankAdmin:refund.${act}.action`)}
      </Button>
      <ConfirmDialog
        open={asks}
        title={t(`bankAdmin:refund.${act}.title`)}
        text={t(`bankAdmin:refund.${act}.text`)}
        confirm={t(`bankAdmin:refund.${act}.confirm`)}
        keep={t("payments:admin.keep")}
        confirmKind="primary"
        onConfirm={decide}
        onClose={() => setAsks(false)}
      >
        {!isOrdered && (
          <Input
            label={t("bankAdmin:refund.account.field")}
            hint={t("bankAdmin:refund.account.hint")}
            value={written}
            maxLength={50}
            autoComplete="off"
            onChange={(event) => setWritten(event.target.value)}
          />
        )}
      </ConfirmDialog>
      {proof}
    </>
  );
}
