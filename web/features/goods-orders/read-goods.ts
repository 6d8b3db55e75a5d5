import type { GoodsOrder } from "#contract/goods-orders/goods-orders.ts";
import type { Order } from "#contract/payments/orders.ts";
import type { ApiClient } from "#web/api/client.ts";

/** The goods of an order; null where it is of something else. */
export async function readGoods(api: ApiClient, { id, hash, subject }: Order): Promise<GoodsOrder | null> {
  if (subject.type !== "goods") return null;
  return (await api.goodsOrders.get({ params: { id, hash } })).data;
}
