import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { AdminOrder } from "#contract/payments/money-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { Button } from "#web/ui/button.tsx";
import { FactLine, factsOfTexts } from "#web/ui/fact-line.tsx";
import { ReasonDialog } from "./reason-dialog.tsx";

/** An order with what can be done about its money. */
export function AdminOrderBlock({ order }: { order: AdminOrder }) {
  const { t } = useTranslation("payments");
  const locale = useLocale();
  const [asks, setAsks] = useState<"confirm" | "refund" | null>(null);
  const [key] = useState(newKey);
  const params = { id: order.id };
  const canRefund = order.paidAt !== null && order.subject !== "deal" && order.refunded < order.total;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-3 py-4">
      <div className="min-w-0 grow basis-60">
        <Link
          to={pathTo("order", locale, { id: order.id, hash: order.hash })}
          className="type-control quiet-link [overflow-wrap:anywhere]"
        >
          {typography(order.label)}
        </Link>
        <FactLine
          className="type-small mt-0.5 text-muted"
          facts={factsOfTexts([
            t("order.title", { id: order.id }),
            order.payer ?? t("admin.guest"),
            t(`orders.status.${order.status}`),
            formatDateTime(order.paidAt ?? order.createdAt, locale),
            order.escrowed > 0 ? t("admin.held", { amount: formatCzk(order.escrowed) }) : null,
            order.refunded > 0 ? t("admin.refunded", { amount: formatCzk(order.refunded) }) : null,
          ])}
        />
      </div>
      <p className="type-control tnum whitespace-nowrap">{formatCzk(order.total)}</p>
      {order.paidAt === null && (
        <Button size="small" kind="outline" onClick={() => setAsks("confirm")}>
          {t("admin.confirm.action")}
        </Button>
      )}
      {canRefund && (
        <Button size="small" kind="outline" onClick={() => setAsks("refund")}>
          {t("admin.refund.action")}
        </Button>
      )}
      <ReasonDialog
        open={asks === "confirm"}
        title={t("admin.confirm.title", { amount: formatCzk(order.total) })}
        text={t("admin.confirm.text")}
        confirm={t("admin.confirm.action")}
        asksWay
        onConfirm={({ reason, way }) =>
          browserApi.moneyAdmin.confirm({ params, body: { amount: order.total, way, reason } })
        }
        onClose={() => setAsks(null)}
      />
      <ReasonDialog
        open={asks === "refund"}
        title={t("admin.refund.title")}
        text={t("admin.refund.text")}
        confirm={t("admin.refund.action")}
        amount={order.total - order.refunded}
        onConfirm={({ reason, amount }) =>
          browserApi.moneyAdmin.refund({
            params,
            headers: { "idempotency-key": `${key}-${order.refunded}` },
            body: { amount, reason },
          })
        }
        onClose={() => setAsks(null)}
      />
    </li>
  );
}
