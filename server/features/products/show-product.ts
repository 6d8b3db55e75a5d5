import type { EditableProduct } from "#contract/products/products.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { showStockListing } from "#server/features/listings/stock-listing.ts";
import { lockProduct, readProduct } from "./read-product.ts";
import { settlePrice } from "./settle-price.ts";
import { products } from "./table.ts";

/**
 * PD8: A product is shown and hidden again at any time, and a change of it that was begun before is refused once. Only
 * what visitors have never seen and no store has is removed.
 *
 * Shows a product to visitors or hides it, whatever else somebody has changed meanwhile. For people with the scope `shop`.
 */
export async function showProduct(ctx: Ctx, id: number, isShown: boolean): Promise<EditableProduct> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    const { listing } = await lockProduct(tx, id);
    const wasShown = listing.status === "live";
    if (wasShown !== isShown) {
      await showStockListing(tx, listing, isShown);
      // A form that was opened before says something else of it, and is told so when it is sent.
      const [changed] = await tx.db
        .update(products)
        .set({ version: sql`version + 1` })
        .where(eq(products.id, id))
        .returning();
      if (!changed) throw new Error("the row is locked, so it is there");
      await settlePrice(tx, changed, isShown);
      await recordChange(tx, { subject: "product", id, from: { isShown: wasShown }, to: { isShown } });
    }
    return readProduct(tx, id);
  });
}
