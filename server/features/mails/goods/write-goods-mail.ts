import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { users } from "#server/features/accounts/table.ts";
import { goodsOrderEvents } from "#server/features/goods-orders/events.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { orders } from "#server/features/payments/table.ts";
import { type GoodsNews, goodsOrderLetter } from "./goods-order-letter.ts";
import { payingGuest } from "./paying-guest.ts";

/** To whoever has ordered goods: that they are kept until they are paid, each state that follows, and what a withdrawal leads to. */
export function subscribeGoodsMails(house: House): Subscriber[] {
  return [
    on(goodsOrderEvents.GoodsOrderPlaced, (ctx, { goodsOrderId }) =>
      writeGoodsMail(ctx, house, goodsOrderId, "placed"),
    ),
    on(goodsOrderEvents.GoodsOrderWithdrawn, (ctx, { goodsOrderId }) =>
      writeGoodsMail(ctx, house, goodsOrderId, "withdrawn"),
    ),
    on(goodsOrderEvents.GoodsOrderMoved, (ctx, { goodsOrderId, status }) =>
      writeGoodsMail(ctx, house, goodsOrderId, status),
    ),
  ];
}

async function writeGoodsMail(ctx: Ctx, house: House, id: number, news: GoodsNews): Promise<void> {
  const [found] = await ctx.db
    .select({ goods: goodsOrders, order: orders, user: users })
    .from(goodsOrders)
    .innerJoin(orders, eq(orders.id, goodsOrders.orderId))
    .leftJoin(users, eq(users.id, goodsOrders.userId))
    .where(eq(goodsOrders.id, id));
  const addressee = found && (found.user ?? payingGuest(found.goods));
  if (!addressee) return;
  const { goods, order } = found;
  await writeLetter(ctx, house, addressee, {
    // Paid late, an order goes on after it was cancelled: each state is told once for each version of the order.
    key: `goods:${id}:${news}:${goods.version}`,
    kind: `goods-${news.replace("_", "-")}`,
    letter: (addresses) =>
      goodsOrderLetter(news, {
        ...{ id: order.id, totalMinor: order.totalMinor, tracking: goods.tracking },
        store: goods.storeId === null ? null : goods.address.name,
        needsAgeCheck: goods.needsAgeCheck,
        wasPaid: goods.paidAt !== null,
        url: addresses.order(order),
      }),
  });
}
