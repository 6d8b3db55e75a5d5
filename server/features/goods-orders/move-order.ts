import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { goodsOrderEvents } from "./events.ts";
import { moveDeals } from "./move-deals.ts";
import { type GoodsOrderRow, goodsOrders } from "./table.ts";

/** An order of goods, locked until the transaction ends; null where there is none. */
export async function lockGoodsOrder(tx: Ctx, id: number): Promise<GoodsOrderRow | null> {
  const [row] = await tx.db.select().from(goodsOrders).where(eq(goodsOrders.id, id)).for("update");
  return row ?? null;
}

/** A locked order is another one than was seen; what it pays for of the shop goes with it. */
export async function noteVersion(
  tx: Ctx,
  { id, version }: GoodsOrderRow,
  more: Partial<typeof goodsOrders.$inferInsert> = {},
): Promise<void> {
  const [moved] = await tx.db
    .update(goodsOrders)
    .set({ ...more, version: version + 1 })
    .where(eq(goodsOrders.id, id))
    .returning();
  if (moved) await moveDeals(tx, moved);
}

/** Moves a locked order on; whoever waits for it learns of it. */
export async function moveTo(
  tx: Ctx,
  row: GoodsOrderRow,
  status: GoodsStatus,
  more: Partial<typeof goodsOrders.$inferInsert> = {},
): Promise<void> {
  // Where it was ordered from is of use only while it awaits its payment.
  await noteVersion(tx, row, { ...more, status, network: null });
  await publish(tx, goodsOrderEvents.GoodsOrderMoved, { goodsOrderId: row.id, status });
}
