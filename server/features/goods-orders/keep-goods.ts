import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { lockStock, moveStock } from "#server/features/products/move-stock.ts";
import { pickFrom } from "./goods-order-rules.ts";
import { goodsOrderLines, goodsOrderPicks } from "./table.ts";

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/** Takes the pieces of an order out of the stores (RULES.md GO3); returns how many of each product no store had. */
export async function keepGoods(
  tx: Ctx,
  goodsOrderId: number,
  wanted: readonly Wanted[],
  pickUpStoreId: number | null,
): Promise<Map<number, number>> {
  const stock = await lockStock(
    tx,
    wanted.map(({ productId }) => productId),
  );
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

/** What an order is of. */
export function readGoodsLines(ctx: Ctx, goodsOrderId: number) {
  return ctx.db
    .select()
    .from(goodsOrderLines)
    .where(eq(goodsOrderLines.goodsOrderId, goodsOrderId))
    .orderBy(asc(goodsOrderLines.position));
}
