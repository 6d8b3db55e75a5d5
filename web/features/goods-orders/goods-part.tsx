import { useTranslation } from "react-i18next";
import { addressLine } from "#contract/goods-orders/address-line.ts";
import { type GoodsOrder, hasEnded } from "#contract/goods-orders/goods-orders.ts";
import type { Order } from "#contract/payments/orders.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { OrderAgain } from "./order-again.tsx";
import { useParcelEntries } from "./use-parcel-entries.ts";
import { Withdrawal } from "./withdrawal.tsx";

/** Where the goods of an order are, and where they go. */
export function GoodsPart({ order, goods }: { order: Order; goods: GoodsOrder }) {
  const { t } = useTranslation("goodsOrders");
  const locale = useLocale();
  const { kind, name, note, point, address } = goods.delivery;
  // What was handed over has come.
  const isWaitedFor = ["placed", "paid", "packed", "partly_handed_over"].includes(goods.status);
  const backOrdered = goods.lines.filter((line) => isWaitedFor && line.backOrdered > 0);
  const parcels = useParcelEntries(goods);
  const entries = [
    { term: t("state"), value: t(`status.${kind}.${goods.status}`) },
    { term: t(`way.${kind}`), value: name },
    { term: t("point"), value: point?.name },
    { term: t("address"), value: addressLine(address) },
    { term: t("when"), value: isWaitedFor && typography(note) },
    ...parcels,
    { term: t(`delivered.${kind}`), value: goods.deliveredAt && formatDateTime(goods.deliveredAt, locale) },
  ];
  return (
    <section aria-labelledby="ordered-goods" className="mt-10">
      <h2 id="ordered-goods" className="type-h3">
        {t("title")}
      </h2>
      <DefinitionList className="mt-3 max-w-160" entries={entries} />
      {backOrdered.length > 0 && (
        <p className="type-small mt-3 max-w-[60ch] text-muted">
          {typography(t("backOrdered", { names: backOrdered.map((line) => line.name).join(", ") }))}
        </p>
      )}
      <Withdrawal order={order} goods={goods} />
      {hasEnded(goods.status) && order.paidAt && <OrderAgain order={order} />}
    </section>
  );
}
