import type { GoodsStatus } from "#contract/shop/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { goodsOrderEvents } from "./events.ts";
import { goodsOrders } from "./table.ts";

export type GoodsOrderRow = typeof goodsOrders.$inferSelect;

/** An order of goods, locked until the transaction ends; null where there is none. */
export async function lockGoodsOrder(tx: Ctx, id: number): Promise<GoodsOrderRow | null> {
  const [row] = await tx.db.select().from(goodsOrders).where(eq(goodsOrders.id, id)).for("update");
  return row ?? null;
}

/** Moves a locked order on; whoever waits for it learns of it. */
export async function moveTo(
  tx: Ctx,
  { id, version }: GoodsOrderRow,
  status: GoodsStatus,
  more: Partial<typeof goodsOrders.$inferInsert> = {},
): Promise<void> {
  await tx.db
    .update(goodsOrders)
    .set({ ...more, status, version: version + 1 })
    .where(eq(goodsOrders.id, id));
  await publish(tx, goodsOrderEvents.GoodsOrderMoved, { goodsOrderId: id, status });
}
