import type { Ctx } from "#server/context.ts";
import { asc, eq, inArray } from "#server/db/query.ts";
import { type LockedStock, lockStock, moveStock } from "#server/features/products/move-stock.ts";
import { pickFrom } from "./goods-order-rules.ts";
import { goodsOrderLines, goodsOrderPicks } from "./table.ts";

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/** Takes the pieces of an order out of the locked stock (RULES.md GO3); returns how many of each product no store had. */
export async function keepGoods(
  tx: Ctx,
  goodsOrderId: number,
  wanted: readonly Wanted[],
  { stock, pickUpStoreId }: { stock: LockedStock; pickUpStoreId: number | null },
): Promise<Map<number, number>> {
  const backOrdered = new Map<number, number>();
  for (const { productId, quantity } of wanted) {
    const shelves = stock.get(productId) ?? [];
    const picked = pickFrom(shelves, quantity, pickUpStoreId);
    backOrdered.set(productId, picked.backOrdered);
    await moveStock(tx, productId, picked.picks, { shelves, sign: -1 });
    if (picked.picks.length > 0)
      await tx.db
        .insert(goodsOrderPicks)
        .values(picked.picks.map((pick) => ({ ...pick, goodsOrderId, productId })));
  }
  return backOrdered;
}

/** Brings the kept pieces of a locked order back to their stores; safe to repeat. */
export async function bringBackGoods(tx: Ctx, goodsOrderId: number): Promise<void> {
  const ofOrder = eq(goodsOrderPicks.goodsOrderId, goodsOrderId);
  const picks = await tx.db
    .select()
    .from(goodsOrderPicks)
    .where(ofOrder)
    .orderBy(asc(goodsOrderPicks.productId));
  const stock = await lockStock(
    tx,
    picks.map(({ productId }) => productId),
  );
  for (const [productId, own] of Map.groupBy(picks, (pick) => pick.productId))
    await moveStock(tx, productId, own, { shelves: stock.get(productId) ?? [], sign: 1 });
  await tx.db.delete(goodsOrderPicks).where(ofOrder);
}

/** What orders are of, each one's lines in their order. */
export function readGoodsLines(ctx: Ctx, ...goodsOrderIds: readonly number[]) {
  return ctx.db
    .select()
    .from(goodsOrderLines)
    .where(inArray(goodsOrderLines.goodsOrderId, [...goodsOrderIds]))
    .orderBy(asc(goodsOrderLines.position));
}
