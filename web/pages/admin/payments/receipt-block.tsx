import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useRevalidator } from "react-router";
import type { WaitingReceipt } from "#contract/payments/money-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { ApiError } from "#web/api/api-error.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { failureOf } from "#web/features/purchases/action-failure.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { ReasonDialog } from "./reason-dialog.tsx";

/** Money that waits: what is known of it, the order that it may be for, and the two ways to settle it. */
export function ReceiptBlock({ receipt }: { receipt: WaitingReceipt }) {
  const { t } = useTranslation("payments");
  const { suggestion, fault } = receipt;
  // An order that is paid already cannot take it.
  const [orderId, setOrderId] = useState(suggestion && fault !== "paid_already" ? String(suggestion.id) : "");
  const [asks, setAsks] = useState<"pair" | "return" | null>(null);
  const isCancelled = fault === "cancelled";
  const way = isCancelled ? "byReversal" : receipt.source === "transfer" ? "byBank" : "byGateway";
  const amount = receipt.currency === "CZK" ? formatCzk(receipt.amount) : `${receipt.amount} ${receipt.currency}`;
  const stop = () => setAsks(null);
  return (
    <li className="py-5">
      <ReceiptFacts receipt={receipt} amount={amount} />
      <div className="mt-4 flex flex-wrap items-end gap-3">
        {!isCancelled && (
          <>
            <Input
              label={t("admin.pair.order")}
              inputMode="numeric"
              value={orderId}
              onChange={(event) => setOrderId(event.target.value.replace(/\D/g, ""))}
              className="w-40"
            />
            <Button disabled={orderId === ""} onClick={() => setAsks("pair")}>
              {t("admin.pair.action")}
            </Button>
          </>
        )}
        <Button kind="outline" onClick={() => setAsks("return")}>
          {t(`admin.return.${way}.action`)}
        </Button>
      </div>
      <PairQuestion open={asks === "pair"} {...{ receipt, amount, orderId }} onClose={stop} />
      <ReasonDialog
        open={asks === "return"}
        title={t(`admin.return.${way}.title`, { amount })}
        text={t(`admin.return.${way}.text`)}
        confirm={t(`admin.return.${way}.action`)}
        onConfirm={({ reason }) => browserApi.moneyAdmin.returnMoney({ params: { id: receipt.id }, body: { reason } })}
        onClose={stop}
      />
    </li>
  );
}

function ReceiptFacts({ receipt, amount }: { receipt: WaitingReceipt; amount: string }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { suggestion, source } = receipt;
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <p className="type-control">{t(`admin.fault.${receipt.fault}`)}</p>
        <p className="type-control tnum whitespace-nowrap">{amount}</p>
      </div>
      <FactLine
        className="type-small mt-0.5 text-muted [overflow-wrap:anywhere]"
        facts={factsOfTexts([
          ...(source === "transfer"
            ? [t("admin.source.transfer")]
            : [t("admin.source.gateway", { name: gatewayName(source) }), receipt.reference]),
          receipt.variableSymbol ? t("admin.symbol", { symbol: receipt.variableSymbol }) : null,
          formatDateTime(receipt.receivedAt, locale),
        ])}
      />
      {receipt.note && <p className="type-small mt-1 [overflow-wrap:anywhere]">{receipt.note}</p>}
      {suggestion && (
        <p className="type-small mt-1">
          {t("admin.suggestion", {
            id: suggestion.id,
            total: formatCzk(suggestion.total),
            status: t(`orders.status.${suggestion.status}`),
            payer: suggestion.payer ?? t("admin.guest"),
          })}
        </p>
      )}
    </>
  );
}

/** As its makers write it. */
const gatewayName = (kind: string) => kind.replace(/^./, (first) => first.toUpperCase());

interface PairQuestionProps {
  open: boolean;
  receipt: WaitingReceipt;
  amount: string;
  orderId: string;
  onClose: () => void;
}

/** What is paired stays so: asked before, and what stands against it is said there. */
function PairQuestion({ open, receipt, amount, orderId, onClose }: PairQuestionProps) {
  const { t } = useTranslation(["payments", "forms", "common"]);
  const { revalidate } = useRevalidator();
  const { withProof, proof } = useProof();
  const pair = async () => {
    const body = { orderId: Number(orderId) };
    const sent = withProof(() => browserApi.moneyAdmin.pair({ params: { id: receipt.id }, body }));
    let isProved = true;
    const isUnknown = await sent.then(
      (paired) => {
        isProved = paired !== null;
        return false;
      },
      (error: unknown) => error instanceof ApiError && error.status === 404,
    );
    if (!isProved) return "";
    if (isUnknown) return t("payments:admin.pair.unknown", { id: orderId });
    const refused = await failureOf(sent, t);
    if (refused === null) notify({ kind: "success", text: t("payments:admin.pair.done", { amount, id: orderId }) });
    await revalidate();
    return refused;
  };
  return (
    <>
      <ConfirmDialog
        open={open}
        title={t("payments:admin.pair.title", { amount, id: orderId })}
        text={t("payments:admin.pair.text")}
        confirm={t("payments:admin.pair.action")}
        keep={t("payments:admin.keep")}
        confirmKind="primary"
        onConfirm={pair}
        onClose={onClose}
      />
      {proof}
    </>
  );
}
