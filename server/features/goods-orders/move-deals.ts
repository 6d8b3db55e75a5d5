import type { Ctx } from "#server/context.ts";
import { and, desc, eq, isNotNull } from "#server/db/query.ts";
import { followGoods } from "#server/features/deals/shop/follow-goods.ts";
import { dealInOrder } from "./deal-in-order-rules.ts";
import { type GoodsOrderRow, goodsOrderLines, goodsParcels } from "./table.ts";

/** Takes the deals that an order pays for to where it has come (rule GO12). */
export async function moveDeals(tx: Ctx, order: GoodsOrderRow): Promise<void> {
  const { orderId } = order;
  if (orderId === null) return;
  const isDeal = and(eq(goodsOrderLines.goodsOrderId, order.id), isNotNull(goodsOrderLines.dealId));
  const lines = await tx.db.select().from(goodsOrderLines).where(isDeal);
  if (lines.length === 0) return;
  const [parcel] = await tx.db
    .select({ tracking: goodsParcels.tracking })
    .from(goodsParcels)
    .where(eq(goodsParcels.goodsOrderId, order.id))
    .orderBy(desc(goodsParcels.id))
    .limit(1);
  for (const { dealId, ...line } of lines)
    if (dealId !== null)
      await followGoods(tx, dealId, dealInOrder(order, line), {
        orderId,
        address: order.storeId === null ? { ...order.address, phone: order.phone } : null,
        trackingNumber: parcel?.tracking || null,
      });
}
