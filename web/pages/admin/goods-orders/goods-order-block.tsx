import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { addressLine } from "#contract/goods-orders/address-line.ts";
import type { EditableGoodsOrder } from "#contract/products/goods-admin.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { useParcelEntries } from "#web/features/goods-orders/use-parcel-entries.ts";
import { formatDateTime } from "#web/format/dates.ts";
import { formatPhone } from "#web/format/phone.ts";
import { typography } from "#web/format/typography.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { PickBox } from "#web/pages/admin/list/bulk/pick-box.tsx";
import type { Bulk } from "#web/pages/admin/list/bulk/use-bulk.ts";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { OrderSteps } from "./order-steps.tsx";

/** One order: who bought what, from which store each piece is taken, where it goes, and the next steps. */
export function GoodsOrderBlock({
  order,
  mayAct,
  bulk,
}: {
  order: EditableGoodsOrder;
  mayAct: boolean;
  /** null: several cannot be picked at once. */
  bulk: Bulk<EditableGoodsOrder> | null;
}) {
  const { t } = useTranslation(["goodsOrderAdmin", "goodsOrders"]);
  const locale = useLocale();
  const { delivery } = order;
  const parcels = useParcelEntries(order);
  return (
    <li className="min-w-0 rounded-block border border-line-2 px-4.5 py-5 tablet:px-6">
      <div className="flex items-center">
        {bulk && <PickBox className="-my-2 shrink-0" bulk={bulk} row={order} isBare />}
        <h2 className="type-h5 min-w-0 grow">
          <OrderNumber order={order} />
        </h2>
        <p className="type-control tnum ml-6 whitespace-nowrap">{formatCzk(order.total)}</p>
      </div>
      <p className="type-caption mt-0.5 text-muted">
        {formatDateTime(order.placedAt, locale)} · {t(`goodsOrders:status.${delivery.kind}.${order.status}`)}
      </p>
      {order.withdrawal.at && order.status !== "cancelled" && order.status !== "returned" && (
        <Notice className="mt-4" tone="warning">
          {t("goodsOrderAdmin:withdrawn", { time: formatDateTime(order.withdrawal.at, locale) })}
        </Notice>
      )}
      <ul className="mt-4 divide-y divide-line border-line border-y">
        {order.lines.map((line) => (
          <GoodsLine key={line.itemId} line={line} picks={order.picks} />
        ))}
      </ul>
      <DefinitionList
        className="mt-2"
        entries={[
          { term: t(`goodsOrders:way.${delivery.kind}`), value: delivery.name },
          {
            term: t("goodsOrders:point"),
            value: delivery.point && `${delivery.point.name} (${delivery.point.id})`,
          },
          { term: t("goodsOrders:address"), value: addressLine(delivery.address) },
          { term: t("goodsOrderAdmin:buyer"), value: <Buyer order={order} /> },
          ...parcels,
          {
            term: t("goodsOrderAdmin:note"),
            value: order.note && <span className="whitespace-pre-line [overflow-wrap:anywhere]">{order.note}</span>,
          },
        ]}
      />
      {mayAct && <OrderSteps order={order} />}
    </li>
  );
}

/** The order's number, for whoever may open it as the way there. */
function OrderNumber({ order: { orderId: id, orderHash: hash } }: { order: EditableGoodsOrder }) {
  const { t } = useTranslation("goodsOrderAdmin");
  const locale = useLocale();
  if (hash === null) return <>{t("order", { id })}</>;
  return (
    <Link to={pathTo("order", locale, { id, hash })} className="hover:underline">
      {t("order", { id })}
    </Link>
  );
}

function GoodsLine({ line, picks }: { line: EditableGoodsOrder["lines"][number]; picks: EditableGoodsOrder["picks"] }) {
  const { t } = useTranslation("goodsOrderAdmin");
  const places = [
    ...picks
      .filter(({ productId }) => productId === line.itemId)
      .map(({ store, pieces }) => t("pick", { store, count: pieces })),
    ...(["backOrdered", "handedOver", "takenBack"] as const).flatMap((key) =>
      line[key] > 0 ? [t(key, { count: line[key] })] : [],
    ),
  ];
  return (
    <li className="py-2.5">
      <p className="type-field flex items-baseline justify-between gap-6">
        <span className="min-w-0 [overflow-wrap:anywhere]">
          {line.quantity} × {typography(line.name)}
        </span>
        <span className="tnum type-caption whitespace-nowrap text-muted">
          {line.dealId === null ? line.sku : t("bought", { id: line.dealId })}
        </span>
      </p>
      <p className="type-caption text-muted">{places.join(" · ")}</p>
    </li>
  );
}

function Buyer({ order: { email, phone } }: { order: EditableGoodsOrder }) {
  return (
    <span className="flex flex-wrap gap-x-4">
      <a
        className="quiet-link inline-flex min-h-11 items-center tablet:min-h-6 [overflow-wrap:anywhere]"
        href={`mailto:${email}`}
      >
        {email}
      </a>
      <a
        className="quiet-link inline-flex min-h-11 items-center tablet:min-h-6 whitespace-nowrap"
        href={`tel:${phone}`}
      >
        {formatPhone(phone)}
      </a>
    </span>
  );
}
