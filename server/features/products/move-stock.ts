import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { changeStockListing } from "#server/features/listings/stock-listing.ts";
import { lockProduct } from "./read-product.ts";
import { writeStock } from "./set-stock.ts";
import { productStock } from "./table.ts";

/** Pieces of a product in a store. */
export interface Shelf {
  readonly storeId: number;
  readonly pieces: number;
}

/** Where the pieces of locked products lie, by product. */
export type LockedStock = ReadonlyMap<number, readonly Shelf[]>;

/** Locks products in the order of their ids, as everybody who locks several, and reads where their pieces lie. */
export async function lockStock(tx: Ctx, productIds: readonly number[]): Promise<LockedStock> {
  const shelves = new Map<number, Shelf[]>();
  for (const id of [...new Set(productIds)].sort((a, b) => a - b)) {
    await lockProduct(tx, id);
    const rows = await tx.db
      .select({ storeId: productStock.storeId, pieces: productStock.pieces })
      .from(productStock)
      .where(eq(productStock.productId, id))
      .orderBy(asc(productStock.storeId));
    shelves.set(id, rows);
  }
  return shelves;
}

/** Takes pieces of a locked product from stores, or brings them back (`sign` 1); whoever reads the product learns of it. */
export async function moveStock(
  tx: Ctx,
  productId: number,
  moved: readonly Shelf[],
  { shelves, sign }: { shelves: readonly Shelf[]; sign: 1 | -1 },
): Promise<void> {
  for (const { storeId, pieces } of moved) {
    const now = shelves.find((shelf) => shelf.storeId === storeId)?.pieces ?? 0;
    await writeStock(tx, { productId, storeId, pieces: now + sign * pieces });
  }
  if (moved.length > 0) await changeStockListing(tx, productId, {});
}
