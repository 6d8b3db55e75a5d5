import { useState } from "react";
import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/goods-orders/address-line.ts";
import type { GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import type { Order } from "#contract/payments/orders.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate, formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { usePageAction } from "#web/forms/use-page-action.ts";
import { useRootData } from "#web/site/root-data.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";

/** The button by which a consumer withdraws from the contract, and that they have. */
export function Withdrawal({ order: { id, hash }, goods }: { order: Order; goods: GoodsOrder }) {
  const { t } = useTranslation("goodsOrders");
  const locale = useLocale();
  const { run } = usePageAction();
  const [isAsked, setAsked] = useState(false);
  const { contacts } = useRootData().settings;
  const { at, mayWithdraw, until } = goods.withdrawal;
  if (at && goods.status !== "cancelled" && goods.status !== "returned")
    return (
      <Notice className="mt-6 max-w-[70ch]" title={t("withdrawal.done", { time: formatDateTime(at, locale) })}>
        <p>{typography(t("withdrawal.doneText"))}</p>
        {contacts.street && (
          <p className="mt-1">
            {t("withdrawal.sendTo", {
              address: addressLine({ ...contacts, name: contacts.company || "Kabinet", country: "" }),
            })}
          </p>
        )}
      </Notice>
    );
  if (!mayWithdraw) return null;
  const text = until ? t("withdrawal.until", { day: formatDate(until, locale) }) : t("withdrawal.before");
  return (
    <p className="type-small mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted">
      {typography(text)}
      <Button size="small" kind="quiet" className="needs-script" onClick={() => setAsked(true)}>
        {t("withdrawal.action")}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t("withdrawal.ask")}
        text={t(goods.status === "paid" || goods.status === "packed" ? "withdrawal.askEarly" : "withdrawal.askLate")}
        confirm={t("withdrawal.action")}
        keep={t("withdrawal.keep")}
        onConfirm={() => run(() => browserApi.goodsOrders.withdraw({ params: { id, hash } }))}
        onClose={() => setAsked(false)}
      />
    </p>
  );
}
