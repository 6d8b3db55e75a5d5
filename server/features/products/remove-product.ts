import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { discardDraft } from "#server/features/listings/own/discard-draft.ts";
import { lockProduct, readProduct } from "./read-product.ts";
import { productStock } from "./table.ts";
import { written } from "./write-product.ts";

/** Removes goods that visitors have never seen and no store has (rule PD8). For people with the scope `shop`. */
export async function removeProduct(ctx: Ctx, id: number): Promise<void> {
  requireScope(ctx, "shop");
  await transaction(ctx, async (tx) => {
    const { listing } = await lockProduct(tx, id);
    if (listing.publishedAt !== null) throw new Conflict("PRODUCT_WAS_OFFERED");
    const [piece] = await tx.db.select().from(productStock).where(eq(productStock.productId, id)).limit(1);
    if (piece) throw new Conflict("PRODUCT_HAS_STOCK");
    const product = await readProduct(tx, id);
    await discardDraft(tx, id);
    await recordChange(tx, { subject: "product", id, from: written(product), to: null });
  });
}
