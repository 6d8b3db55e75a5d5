import { useTranslation } from "react-i18next";
import type { Deal, DealPayment as Payment } from "#contract/deals/deals.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { CopyRow } from "#web/features/deals/copy-row.tsx";
import { classes } from "#web/ui/classes.ts";
import { CodeActions } from "./code-actions.tsx";
import { SaidPaid } from "./said-paid.tsx";

/** Where and how the buyer pays: the code for a banking app, the same by hand beside it. */
export function DealPayment({ payment, deal }: { payment: Payment; deal: Deal }) {
  const { t } = useTranslation("deals");
  const amount = formatCzk(payment.amount);
  return (
    <section
      aria-label={t("payment.label")}
      className={classes("grid gap-x-6 gap-y-5", payment.qr && "tablet:grid-cols-[auto_minmax(0,1fr)]")}
    >
      {payment.qr && (
        <div className="grid content-start justify-items-center gap-3">
          <PaymentCode qr={payment.qr} label={t("payment.qr", { amount })} />
          <CodeActions qr={payment.qr} dealId={deal.id} />
        </div>
      )}
      <div className="min-w-0">
        <dl className="divide-y divide-line border-y border-line">
          <CopyRow label={t("payment.amount")} shown={amount} copied={payment.amount.toFixed(2)} />
          <CopyRow label={t("payment.account")} shown={payment.account} copied={payment.account} />
          <CopyRow label={t("payment.vs")} shown={payment.variableSymbol} copied={payment.variableSymbol} />
        </dl>
        <SaidPaid deal={deal} />
        {deal.shipping === null && (
          <p className="type-caption mt-3 text-muted">{t("payment.shippingOpen")}</p>
        )}
      </div>
    </section>
  );
}

/** Dark on light in both themes: many banking apps read no inverted code. */
function PaymentCode({ qr, label }: { qr: NonNullable<Payment["qr"]>; label: string }) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${qr.size} ${qr.size}`}
      shapeRendering="crispEdges"
      className="w-52 max-w-full tablet:w-48 justify-self-center rounded-control border border-paper-line bg-paper text-paper-ink"
    >
      <path d={qr.path} fill="currentColor" />
    </svg>
  );
}
