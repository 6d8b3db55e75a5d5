import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, lte, sql } from "#server/db/query.ts";
import { changeStockListing } from "#server/features/listings/stock-listing.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { pastPrices } from "./past-prices.ts";
import { nextChange, priceInForce } from "./price-rules.ts";
import { lockProduct, type ProductAndListing } from "./read-product.ts";
import { productPrices, products } from "./table.ts";
import { noteChange } from "./watches/note-change.ts";

/**
 * Puts the price in force where visitors and lists read it, and keeps it for the law's thirty days (rules PD2, PD3). The caller
 * has locked the product and says whether visitors see it.
 */
export async function settlePrice(tx: Ctx, product: ProductAndListing["product"], isShown: boolean): Promise<void> {
  const now = tx.clock();
  const { id } = product;
  const past = (await pastPrices(tx, [id])).get(id) ?? [];
  const { askedMinor, originalMinor, lowestMinor } = priceInForce(product, past, now);
  await changeStockListing(tx, id, {
    askedPriceMinor: askedMinor,
    originalPriceMinor: originalMinor,
    lowestPriceMinor: lowestMinor,
  });
  const offered = isShown ? askedMinor : null;
  if ((past.at(-1)?.priceMinor ?? null) !== offered)
    await tx.db
      .insert(productPrices)
      .values({ productId: id, from: now, priceMinor: offered })
      .onConflictDoUpdate({
        target: [productPrices.productId, productPrices.from],
        set: { priceMinor: offered },
      });
  await tx.db
    .update(products)
    .set({ priceChangesAt: nextChange(product, now) })
    .where(eq(products.id, id));
  await noteChange(tx, id);
}

/** Reductions, begun and ended at their time. */
export const changingPrices: Queue = {
  name: "settleDuePrices",
  due: sql`select min(price_changes_at) from products where price_changes_at is not null`,
  run: (ctx) => settleDuePrices(ctx),
};

/** Begins and ends reductions whose time has come; returns how many prices changed. Safe to run by several at once. */
export async function settleDuePrices(ctx: Ctx): Promise<number> {
  const isDue = lte(products.priceChangesAt, ctx.clock());
  return forEachDue(
    ctx,
    (after, limit) =>
      ctx.db
        .select({ id: products.id })
        .from(products)
        .where(and(isDue, gt(products.id, after)))
        .orderBy(asc(products.id))
        .limit(limit),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const found = await lockProduct(tx, id);
        const { priceChangesAt } = found.product;
        if (priceChangesAt === null || priceChangesAt > tx.clock()) return false;
        await settlePrice(tx, found.product, found.listing.status === "live");
        return true;
      }),
  );
}
