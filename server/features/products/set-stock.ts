import type { EditableProduct } from "#contract/products/products.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { changeStockListing } from "#server/features/listings/stock-listing.ts";
import { stores } from "#server/features/stores/table.ts";
import { lockProduct, readProduct } from "./read-product.ts";
import { productStock } from "./table.ts";
import { noteChange } from "./watches/note-change.ts";

/**
 * PD5: A number of pieces is changed from the one that was seen; where it is another one meanwhile, nothing changes. A store in which goods
 * lie is not taken away.
 *
 * Refused with STOCK_CHANGED, as after a sale meanwhile. For people with the scope `shop`.
 */
export async function setStock(
  ctx: Ctx,
  { id, storeId }: { id: number; storeId: number },
  { pieces, seen }: { pieces: number; seen: number },
): Promise<EditableProduct> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    await lockProduct(tx, id);
    const [store] = await tx.db.select({ id: stores.id }).from(stores).where(eq(stores.id, storeId));
    if (!store) throw new NotFound();
    const place = and(eq(productStock.productId, id), eq(productStock.storeId, storeId));
    const [row] = await tx.db.select().from(productStock).where(place);
    const now = row?.pieces ?? 0;
    if (now !== seen) throw new Conflict("STOCK_CHANGED", { pieces: now });
    if (now !== pieces) {
      await writeStock(tx, { productId: id, storeId, pieces });
      await changeStockListing(tx, id, {});
      await recordChange(tx, { subject: "stock", id: `${id}/${storeId}`, from: now, to: pieces });
    }
    return readProduct(tx, id);
  });
}

/** Stores a checked number of pieces of a locked product; none leaves no row, so that an empty store can be taken away. */
export async function writeStock(tx: Ctx, stock: typeof productStock.$inferInsert): Promise<void> {
  const { productId, storeId, pieces } = stock;
  await noteChange(tx, productId);
  if (pieces === 0) {
    await tx.db
      .delete(productStock)
      .where(and(eq(productStock.productId, productId), eq(productStock.storeId, storeId)));
    return;
  }
  await tx.db
    .insert(productStock)
    .values(stock)
    .onConflictDoUpdate({ target: [productStock.productId, productStock.storeId], set: { pieces } });
}
