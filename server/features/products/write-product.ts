import type { EditableProduct, ProductBody } from "#contract/products/products.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq, ne, sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { shopAccount } from "#server/features/accounts/shop-account.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import {
  changeStockListing,
  insertStockListing,
  type StockColumns,
  showStockListing,
} from "#server/features/listings/stock-listing.ts";
import { lockProduct, readProduct } from "./read-product.ts";
import { settlePrice } from "./settle-price.ts";
import { products } from "./table.ts";

/**
 * Adds a product, sold in the name of the shop. For people with the scope `shop` (rule PD6). Throws what `shopAccount` throws.
 */
export async function addProduct(ctx: Ctx, body: ProductBody): Promise<EditableProduct> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    const id = await insertProduct(tx, body);
    const product = await readProduct(tx, id);
    await recordChange(tx, { subject: "product", id, from: null, to: written(product) });
    return product;
  });
}

/**
 * PD9: A product is written only over the version that was seen: of two people who change it at once the second is
 * refused, and shown what the first has stored.
 *
 * Changes a product; refused with CHANGED_ELSEWHERE where somebody has changed it since `version`. For people with the scope
 * `shop`.
 */
export async function changeProduct(
  ctx: Ctx,
  id: number,
  { version, ...body }: ProductBody & { version: number },
): Promise<EditableProduct> {
  requireScope(ctx, "shop");
  return transaction(ctx, async (tx) => {
    const { product, listing } = await lockProduct(tx, id);
    if (product.version !== version) throw new Conflict("CHANGED_ELSEWHERE");
    await requireFreeSku(tx, body.sku, id);
    const before = await readProduct(tx, id);
    await changeStockListing(tx, id, await readColumns(tx, body));
    await showStockListing(tx, listing, body.isShown);
    const [changed] = await tx.db
      .update(products)
      .set({ ...productColumns(body), version: version + 1 })
      .where(eq(products.id, id))
      .returning();
    if (!changed) throw new Error("the row is locked, so it is there");
    await settlePrice(tx, changed, body.isShown);
    const after = await readProduct(tx, id);
    await recordChange(tx, { subject: "product", id, from: written(before), to: written(after) });
    return after;
  });
}

/**
 * PD4: A code names one product.
 *
 * Stores a checked product, within the caller's transaction. Returns its id.
 */
export async function insertProduct(tx: Ctx, body: ProductBody): Promise<number> {
  await requireFreeSku(tx, body.sku, 0);
  const listing = await insertStockListing(tx, await shopAccount(tx), await readColumns(tx, body));
  const { id } = listing;
  const [product] = await tx.db
    .insert(products)
    .values({ id, ...productColumns(body) })
    .returning();
  if (!product) throw new Error("an insert returns its row");
  await settlePrice(tx, product, body.isShown);
  await showStockListing(tx, listing, body.isShown);
  return id;
}

async function readColumns(tx: Ctx, body: ProductBody): Promise<StockColumns> {
  const { categoryId, brandName } = body;
  if (!(await readCategories(tx)).has(categoryId)) throw new Invalid({ categoryId: ["CATEGORY_UNKNOWN"] });
  const brand = brandName ? await findOrAddBrand(tx, brandName) : null;
  return listingColumns(body, brand?.id ?? null);
}

/** What of a product stands in its row of `listings`. */
export function listingColumns(
  { categoryId, name, description, condition, country }: ProductBody,
  brandId: number | null,
): StockColumns {
  return { categoryId, brandId, name, slug: slugOf(name, "cs"), description, country, ...condition };
}

/** What of a product stands in its own row. */
export function productColumns(body: ProductBody) {
  const isReduced = body.reducedPrice !== null;
  const instantOf = (text: string | null) => (isReduced && text !== null ? new Date(text) : null);
  return {
    sku: body.sku,
    priceMinor: toMinor(body.price),
    reducedMinor: body.reducedPrice === null ? null : toMinor(body.reducedPrice),
    reducedFrom: instantOf(body.reducedFrom),
    reducedUntil: instantOf(body.reducedUntil),
    taxClass: body.taxClass,
    family: body.family || null,
    weightG: body.weightG,
    purchaseMinor: body.purchasePrice === null ? null : toMinor(body.purchasePrice),
    takesBackOrders: body.takesBackOrders,
  };
}

async function requireFreeSku(tx: Ctx, sku: string, but: number): Promise<void> {
  // Two that write the same code at once come one after the other, so that the second is told at its field.
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sku ${sku}`}))`);
  const [other] = await tx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.sku, sku), ne(products.id, but)));
  if (other) throw new Invalid({ sku: ["SKU_TAKEN"] });
}

/** What the audit keeps of a product: what the operator writes. */
export function written(product: EditableProduct) {
  const { pictures: _, stock: _stock, slug: _slug, version: _version, wasOffered: _was, ...fields } = product;
  return fields;
}
