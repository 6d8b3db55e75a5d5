import { maxProductWatches } from "#contract/products/product-watches.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { discountOf } from "#server/features/accounts/groups/active-group.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { products } from "#server/features/products/table.ts";
import { readOffered } from "./read-offered.ts";
import { productWatches } from "./table.ts";
import { isMet, offeredFor } from "./watch-rules.ts";

/**
 * Waits for a product from now on (rule PD12). Throws PRODUCT_IN_STOCK or, at the field, WISH_MET for what is so already, and
 * PRODUCT_WATCHES_FULL.
 */
export async function setWatch(
  ctx: Ctx,
  productId: number,
  wishedPrice: number | null,
): Promise<{ wishedPrice: number | null }> {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.changeSearches, String(userId));
  const wishedMinor = wishedPrice === null ? null : toMinor(wishedPrice);
  await transaction(ctx, async (tx) => {
    // One change at a time for a person, so that the bound holds.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('product-watches'), ${userId}::int)`);
    // Whoever changes the product meanwhile waits, and finds the watch.
    await tx.db.select({ id: products.id }).from(products).where(eq(products.id, productId)).for("share");
    const offered = await readOffered(tx, productId);
    if (!offered?.isShown) throw new NotFound();
    if (isMet(wishedMinor, offeredFor(offered, await discountOf(tx, userId, tx.clock())))) {
      if (wishedMinor === null) throw new Conflict("PRODUCT_IN_STOCK");
      throw new Invalid({ wishedPrice: ["WISH_MET"] });
    }
    const waiting = await tx.db
      .select({ productId: productWatches.productId })
      .from(productWatches)
      .where(eq(productWatches.userId, userId));
    const isNew = waiting.every((each) => each.productId !== productId);
    if (isNew && waiting.length >= maxProductWatches)
      throw new Conflict("PRODUCT_WATCHES_FULL", { maximum: maxProductWatches });
    await tx.db
      .insert(productWatches)
      .values({ userId, productId, wishedMinor, createdAt: tx.clock() })
      .onConflictDoUpdate({
        target: [productWatches.userId, productWatches.productId],
        set: { wishedMinor, isMet: false },
      });
  });
  return { wishedPrice };
}
