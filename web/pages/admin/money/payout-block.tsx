import { useTranslation } from "react-i18next";
import type { WaitingPayout } from "#contract/payments/money-desk.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";

/** A refund to be sent at the bank: how much, to whom, and that it was done. */
export function PayoutBlock({ payout }: { payout: WaitingPayout }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const { busy, press } = usePageAction();
  const confirm = () => press(() => browserApi.moneyDesk.confirmPayout({ params: { id: payout.id } }));
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <p className="type-control [overflow-wrap:anywhere]">{t("order.title", { id: payout.orderId })}</p>
        <FactLine
          className="type-small mt-0.5 text-muted"
          facts={factsOfTexts([
            payout.payer ?? t("desk.guest"),
            payout.variableSymbol ? t("desk.symbol", { symbol: payout.variableSymbol }) : null,
            formatDateTime(payout.decidedAt, locale),
          ])}
        />
        {payout.note && <p className="type-small mt-1 [overflow-wrap:anywhere]">{payout.note}</p>}
      </div>
      <p className="type-control tnum whitespace-nowrap">{formatCzk(payout.amount)}</p>
      <Button size="small" kind="outline" busy={busy} onClick={confirm}>
        {t("desk.payout.action")}
      </Button>
    </li>
  );
}
