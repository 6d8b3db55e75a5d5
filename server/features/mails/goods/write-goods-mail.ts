import type { GoodsStatus } from "#contract/shop/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { goodsOrderEvents } from "#server/features/goods-orders/events.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { orders } from "#server/features/payments/table.ts";
import { goodsOrderLetter } from "./goods-order-letter.ts";
import { payingGuest } from "./paying-guest.ts";

/** To whoever has ordered goods: they are kept until they are paid. */
export function writePlacedGoodsMail(
  ctx: Ctx,
  house: House,
  { goodsOrderId }: PayloadOf<typeof goodsOrderEvents.GoodsOrderPlaced>,
): Promise<void> {
  return writeGoodsMail(ctx, house, goodsOrderId, "placed");
}

/** To whoever has ordered goods: their order has gone on. */
export function writeMovedGoodsMail(
  ctx: Ctx,
  house: House,
  { goodsOrderId, status }: PayloadOf<typeof goodsOrderEvents.GoodsOrderMoved>,
): Promise<void> {
  return writeGoodsMail(ctx, house, goodsOrderId, status);
}

async function writeGoodsMail(ctx: Ctx, house: House, id: number, status: GoodsStatus): Promise<void> {
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
    key: `goods:${id}:${status}:${goods.version}`,
    kind: `goods-${status.replace("_", "-")}`,
    letter: (addresses) =>
      goodsOrderLetter(status, {
        ...{ id: order.id, totalMinor: order.totalMinor, tracking: goods.tracking },
        store: goods.storeId === null ? null : goods.address.name,
        needsAgeCheck: goods.needsAgeCheck,
        wasPaid: goods.paidAt !== null,
        url: addresses.order(order),
      }),
  });
}
