import type { Pieces } from "#contract/goods-orders/goods-orders.ts";
import type { PlaceOfPieces } from "#contract/goods-orders/goods-pieces.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, eq, inArray, sql } from "#server/db/query.ts";
import { type LockedStock, lockStock, moveStock, type Shelf } from "#server/features/products/move-stock.ts";
import { pickFrom } from "./pick-rules.ts";
import { undoPicks } from "./piece-rules.ts";
import { goodsOrderLines, goodsOrderPicks, goodsParcels } from "./table.ts";

interface Wanted {
  readonly productId: number;
  readonly quantity: number;
}

/** Takes the pieces of an order out of the locked stock (rule GO3); returns how many of each product no store had. */
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
      await tx.db.insert(goodsOrderPicks).values(picked.picks.map((pick) => ({ ...pick, goodsOrderId, productId })));
  }
  return backOrdered;
}

/** Brings the kept pieces of a locked order back to their stores; safe to repeat. */
export async function bringBackGoods(tx: Ctx, goodsOrderId: number): Promise<void> {
  const ofOrder = eq(goodsOrderPicks.goodsOrderId, goodsOrderId);
  const picks = await readPicks(tx, goodsOrderId);
  const stock = await lockStock(
    tx,
    picks.map(({ productId }) => productId),
  );
  for (const [productId, own] of Map.groupBy(picks, (pick) => pick.productId))
    await moveStock(tx, productId, own, { shelves: stock.get(productId) ?? [], sign: 1 });
  await tx.db.delete(goodsOrderPicks).where(ofOrder);
}

type GoodsLine = typeof goodsOrderLines.$inferSelect;

interface BroughtBack {
  /** Of the order, as they were read under its lock. */
  readonly lines: readonly GoodsLine[];
  readonly place: PlaceOfPieces;
  /** What is broken or lost goes to no store. */
  readonly isRestocked: boolean;
}

/** Takes pieces out of a locked order, and back to the stores that they came from; what was bought from the shop comes from none. */
export async function bringBackPieces(
  tx: Ctx,
  { id }: { readonly id: number },
  pieces: readonly Pieces[],
  { lines, place, isRestocked }: BroughtBack,
): Promise<void> {
  const left = lines.flatMap((line) => {
    const wanted = pieces.find(({ itemId }) => itemId === line.itemId)?.pieces ?? 0;
    return wanted > 0 ? [{ line, wanted }] : [];
  });
  const stock = await lockStock(
    tx,
    left.flatMap(({ line: { productId } }) => productId ?? []),
  );
  const picks = await readPicks(tx, id);
  for (const { line, wanted } of left) {
    const { itemId } = line;
    const own = picks.filter((pick) => pick.productId === itemId);
    const undone = undoPicks(own, { pieces: wanted, backOrdered: line.backOrdered, place });
    await lessenPicks(tx, own, undone.picks);
    const shelves = stock.get(itemId) ?? [];
    if (isRestocked) await moveStock(tx, itemId, undone.picks, { shelves, sign: 1 });
    await tx.db
      .update(goodsOrderLines)
      .set({
        backOrdered: line.backOrdered - undone.backOrdered,
        takenBack: line.takenBack + wanted,
        handedOver: line.handedOver - (place === "buyer" ? wanted : 0),
      })
      .where(isLine(id, itemId));
  }
}

async function lessenPicks(
  tx: Ctx,
  picks: Awaited<ReturnType<typeof readPicks>>,
  undone: readonly Shelf[],
): Promise<void> {
  for (const { goodsOrderId, productId, storeId, pieces } of picks) {
    const left = pieces - (undone.find((pick) => pick.storeId === storeId)?.pieces ?? 0);
    const isPick = and(
      eq(goodsOrderPicks.goodsOrderId, goodsOrderId),
      eq(goodsOrderPicks.productId, productId),
      eq(goodsOrderPicks.storeId, storeId),
    );
    if (left === 0) await tx.db.delete(goodsOrderPicks).where(isPick);
    else if (left < pieces) await tx.db.update(goodsOrderPicks).set({ pieces: left }).where(isPick);
  }
}

/** Notes pieces of a locked order as handed over, with the parcel that they went in. */
export async function handOver(
  tx: Ctx,
  { id }: { readonly id: number },
  pieces: readonly Pieces[],
  tracking: string,
): Promise<void> {
  for (const { itemId, pieces: count } of pieces)
    await tx.db
      .update(goodsOrderLines)
      .set({ handedOver: sql`${goodsOrderLines.handedOver} + ${count}` })
      .where(isLine(id, itemId));
  await tx.db
    .insert(goodsParcels)
    .values({ goodsOrderId: id, tracking, pieces: [...pieces], handedOverAt: tx.clock() });
}

function isLine(goodsOrderId: number, itemId: number) {
  return and(eq(goodsOrderLines.goodsOrderId, goodsOrderId), eq(goodsOrderLines.itemId, itemId));
}

function readPicks(ctx: Ctx, goodsOrderId: number) {
  return ctx.db
    .select()
    .from(goodsOrderPicks)
    .where(eq(goodsOrderPicks.goodsOrderId, goodsOrderId))
    .orderBy(asc(goodsOrderPicks.productId), asc(goodsOrderPicks.storeId));
}

/** What orders are of, each one's lines in their order. */
export function readGoodsLines(ctx: Ctx, ...goodsOrderIds: readonly number[]) {
  return ctx.db
    .select()
    .from(goodsOrderLines)
    .where(inArray(goodsOrderLines.goodsOrderId, [...goodsOrderIds]))
    .orderBy(asc(goodsOrderLines.position));
}
