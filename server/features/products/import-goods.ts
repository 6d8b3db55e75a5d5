import { createHash } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { eq, inArray, sql } from "#server/db/query.ts";
import { shopAccount } from "#server/features/accounts/shop-account.ts";
import { type CatalogueItem, type ImportCounts, insertImported } from "#server/features/listings/import-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { lockProduct } from "./read-product.ts";
import { settlePrice } from "./settle-price.ts";
import { productPrices, productStock, products } from "./table.ts";

/** Where the pieces of new goods lie, and how many of each. */
export interface ImportedStock {
  readonly storeId: number;
  readonly pieces: number;
}

/**
 * Takes a batch of catalogue items in as goods from stock of the shop, all or none: new ones are on sale at once, known ones only take
 * the new usual price, and a reduction that is no lower ends. What an earlier import has made a listing stays one. Throws what
 * `shopAccount` throws.
 */
export async function importGoods(
  ctx: Ctx,
  items: readonly CatalogueItem[],
  stock: ImportedStock | null,
): Promise<ImportCounts> {
  if (items.length === 0) return { added: 0, repriced: 0, unchanged: 0 };
  return transaction(ctx, async (tx) => {
    const added = await insertGoods(tx, items, stock);
    const repriced = await reprice(tx, items);
    return { added, repriced, unchanged: items.length - added - repriced };
  });
}

async function insertGoods(tx: Ctx, items: readonly CatalogueItem[], stock: ImportedStock | null): Promise<number> {
  const rows = await insertImported(tx, await shopAccount(tx), "stock", items);
  if (rows.length === 0) return 0;
  const priceOf = new Map(items.map(({ importKey, askedPriceMinor }) => [importKey, askedPriceMinor]));
  const from = tx.clock();
  const priced = rows.map(({ id, importKey }) => ({
    id,
    importKey,
    priceMinor: priceOf.get(importKey) ?? 0,
  }));
  await tx.db.insert(products).values(
    priced.map(({ id, importKey, priceMinor }) => ({
      ...{ id, priceMinor, sku: skuOf(importKey) },
      ...{ weightG: null, takesBackOrders: true },
    })),
  );
  await tx.db.insert(productPrices).values(priced.map(({ id, priceMinor }) => ({ productId: id, from, priceMinor })));
  if (stock && stock.pieces > 0)
    await tx.db.insert(productStock).values(rows.map(({ id }) => ({ productId: id, ...stock })));
  return rows.length;
}

async function reprice(tx: Ctx, items: readonly CatalogueItem[]): Promise<number> {
  const wanted = new Map(items.map(({ importKey, askedPriceMinor }) => [importKey, askedPriceMinor]));
  const known = await tx.db
    .select({ id: products.id, importKey: listings.importKey, priceMinor: products.priceMinor })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.id))
    .where(inArray(listings.importKey, [...wanted.keys()]))
    .orderBy(products.id);
  const changed = known.flatMap(({ id, importKey, priceMinor }) => {
    const price = wanted.get(importKey ?? "");
    return price !== undefined && price !== priceMinor ? [{ id, price }] : [];
  });
  for (const { id, price } of changed) {
    const { listing } = await lockProduct(tx, id);
    const isReduced = sql`reduced_minor < ${price}`;
    const [product] = await tx.db
      .update(products)
      .set({
        priceMinor: price,
        reducedMinor: sql`case when ${isReduced} then reduced_minor end`,
        reducedFrom: sql`case when ${isReduced} then reduced_from end`,
        reducedUntil: sql`case when ${isReduced} then reduced_until end`,
        version: sql`version + 1`,
      })
      .where(eq(products.id, id))
      .returning();
    if (product) await settlePrice(tx, product, listing.status === "live");
  }
  return changed.length;
}

/** A code that stays with its item: made of what the item is. */
function skuOf(importKey: string): string {
  return `KAT-${createHash("sha256").update(importKey).digest("hex").slice(0, 12).toUpperCase()}`;
}
