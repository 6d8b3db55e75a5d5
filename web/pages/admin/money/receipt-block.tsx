import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { WaitingReceipt } from "#contract/payments/money-desk.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Money that waits: what is known of it, the order that it may be for, and the two ways to settle it. */
export function ReceiptBlock({ receipt }: { receipt: WaitingReceipt }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const { suggestion } = receipt;
  const [orderId, setOrderId] = useState(suggestion ? String(suggestion.id) : "");
  const [returns, setReturns] = useState(false);
  const params = { id: receipt.id };
  const pair = () => press(() => browserApi.moneyDesk.pair({ params, body: { orderId: Number(orderId) } }));
  const amount =
    receipt.currency === "CZK" ? formatCzk(receipt.amount) : `${receipt.amount} ${receipt.currency}`;
  return (
    <li className="py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="type-control">{t(`desk.fault.${receipt.fault}`)}</p>
        <p className="type-control tnum whitespace-nowrap">{amount}</p>
      </div>
      <FactLine
        className="type-small mt-0.5 text-muted"
        facts={factsOfTexts([
          t(`desk.source.${receipt.source === "transfer" ? "transfer" : "gateway"}`),
          receipt.variableSymbol ? t("desk.symbol", { symbol: receipt.variableSymbol }) : null,
          formatDateTime(receipt.receivedAt, locale),
        ])}
      />
      {receipt.note && <p className="type-small mt-1 [overflow-wrap:anywhere]">{receipt.note}</p>}
      {suggestion && (
        <p className="type-small mt-1">
          {t("desk.suggestion", {
            id: suggestion.id,
            total: formatCzk(suggestion.total),
            status: t(`orders.status.${suggestion.status}`),
            payer: suggestion.payer ?? t("desk.guest"),
          })}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-end gap-3">
        <Input
          label={t("desk.pair.order")}
          inputMode="numeric"
          value={orderId}
          onChange={(event) => setOrderId(event.target.value.replace(/\D/g, ""))}
          className="w-40"
        />
        <Button busy={busy} disabled={orderId === ""} onClick={pair}>
          {t("desk.pair.action")}
        </Button>
        <Button kind="outline" onClick={() => setReturns(true)}>
          {t("desk.return.action")}
        </Button>
      </div>
      <ReasonDialog
        open={returns}
        title={t("desk.return.title", { amount })}
        text={t("desk.return.text")}
        confirm={t("desk.return.action")}
        onConfirm={({ reason }) => browserApi.moneyDesk.returnMoney({ params, body: { reason } })}
        onClose={() => setReturns(false)}
      />
    </li>
  );
}
