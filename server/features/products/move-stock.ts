import type { Ctx } from "#server/context.ts";
import { asc, eq, inArray } from "#server/db/query.ts";
import { changeStockListing } from "#server/features/listings/stock-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { writeStock } from "./set-stock.ts";
import { productStock, products } from "./table.ts";

/** Pieces of a product in a store. */
export interface Shelf {
  readonly storeId: number;
  readonly pieces: number;
}

/** Where the pieces of locked products lie, by product. */
export type LockedStock = ReadonlyMap<number, readonly Shelf[]>;

/** Locks products in the order of their ids, as everybody who locks several, and reads where their pieces lie. */
export async function lockStock(tx: Ctx, productIds: readonly number[]): Promise<LockedStock> {
  const ids = [...new Set(productIds)];
  // Rows are locked in the order in which they come out: of each product its listing first, as everybody locks them.
  await tx.db
    .select({ id: listings.id })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.id))
    .where(inArray(listings.id, ids))
    .orderBy(asc(listings.id))
    .for("update");
  const { productId, storeId, pieces } = productStock;
  const rows = await tx.db
    .select({ productId, storeId, pieces })
    .from(productStock)
    .where(inArray(productId, ids))
    .orderBy(asc(productId), asc(storeId));
  return Map.groupBy(rows, (row) => row.productId);
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
