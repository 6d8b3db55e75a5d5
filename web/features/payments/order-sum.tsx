import { useTranslation } from "react-i18next";
import type { Order } from "#contract/payments/orders.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { typography } from "#web/format/typography.ts";

/** The lines of an order with their sum and the tax in it. */
export function OrderSum({ order }: { order: Order }) {
  const { t } = useTranslation("payments");
  const percents = [...new Set(order.lines.map(({ vatPercent }) => vatPercent))];
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines" className="type-h3">
        {t(order.status === "awaiting_payment" ? "order.lines" : "order.linesThen")}
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {order.lines.map((line) => (
          <li key={line.label} className="flex items-baseline justify-between gap-6 py-3">
            <span className="type-field min-w-0 [overflow-wrap:anywhere]">
              {typography(line.label)}
              {line.quantity > 1 && (
                <span className="text-muted"> · {t("order.quantity", { count: line.quantity })}</span>
              )}
            </span>
            <span className="type-field tnum text-right whitespace-nowrap">
              {formatCzk(line.total)}
              {line.discount > 0 && (
                <span className="type-caption block text-muted">
                  {t("order.discount", { amount: formatCzk(line.discount) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 flex items-baseline justify-between gap-6">
        <span className="type-control">{t("order.total")}</span>
        <span className="type-h3 tnum whitespace-nowrap">{formatCzk(order.total)}</span>
      </p>
      {order.total > 0 && (
        <p className="type-caption text-right text-muted">
          {order.isEscrowed
            ? t("order.held.tax")
            : percents.map((percent) => (percent === null ? t("order.noVat") : t("order.vat", { percent }))).join(", ")}
        </p>
      )}
      {order.refunded > 0 && (
        <p className="mt-2 flex items-baseline justify-between gap-6">
          <span className="type-field">{t(order.refundWaits ? "order.beingRefunded" : "order.refunded")}</span>
          <span className="type-field tnum whitespace-nowrap">{formatCzk(order.refunded)}</span>
        </p>
      )}
    </section>
  );
}
