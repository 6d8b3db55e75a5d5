import "#web/i18n/areas/own.ts";
import { useTranslation } from "react-i18next";
import type { GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import type { Order } from "#contract/payments/orders.ts";
import { apiContext } from "#web/api/server-api.ts";
import { GoodsPart } from "#web/features/goods-orders/goods-part.tsx";
import { readGoods } from "#web/features/goods-orders/read-goods.ts";
import { OrderDocuments } from "#web/features/payments/order-documents.tsx";
import { OrderPanel } from "#web/features/payments/order-panel.tsx";
import { readOrder } from "#web/features/payments/read-order.ts";
import { typography } from "#web/format/typography.ts";
import { privateMeta } from "#web/pages/private-meta.ts";
import type { Route } from "./+types/order";

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const order = await readOrder(api, params);
  const { id, hash } = order;
  const documents = order.isOfGuest ? (await api.invoices.ofGuest({ params: { id, hash } })).data : [];
  return { order, documents, goods: await readGoods(api, order) };
}

export function meta({ params }: Route.MetaArgs) {
  return privateMeta("payments:order.title", { id: params.id });
}

/** An order for whoever holds its address, signed in or not. */
export default function OrderPage({ loaderData: { order, goods, documents } }: Route.ComponentProps) {
  return (
    <div className="container-page pt-6 desktop:pt-10">
      <OrderPanel order={order} goods={goods} />
      <GuestNote order={order} goods={goods} />
      {goods && <GoodsPart order={order} goods={goods} />}
      {order.isOfGuest && <OrderDocuments order={order} documents={documents} />}
    </div>
  );
}

/** Before a guest has paid nothing is mailed to them (rule GO6): this page is all that they have. */
function GuestNote({ order, goods }: { order: Order; goods: GoodsOrder | null }) {
  const { t } = useTranslation("goodsOrders");
  if (!goods || order.status !== "awaiting_payment" || goods.transfer?.isChosen) return null;
  return <p className="type-small mt-6 max-w-[68ch] text-muted">{typography(t("guestNote"))}</p>;
}
