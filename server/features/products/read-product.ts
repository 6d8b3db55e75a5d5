import type { KeptProduct } from "#contract/shop/products.ts";
import { toCzk } from "#contract/values/money.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { conditionView } from "#server/features/listings/condition-view.ts";
import { listListingPictures } from "#server/features/listings/pictures/list-listing-pictures.ts";
import { listings } from "#server/features/listings/table.ts";
import { products } from "./table.ts";

/** A product with its row of `listings`. */
export interface ProductAndListing {
  readonly product: typeof products.$inferSelect;
  readonly listing: typeof listings.$inferSelect;
}

/** One product, locked until the end of the transaction, or 404. */
export async function lockProduct(tx: Ctx, id: number): Promise<ProductAndListing> {
  // The listing first, as everybody locks it who changes something on offer.
  const [listing] = await tx.db.select().from(listings).where(eq(listings.id, id)).for("update");
  const [product] = await tx.db.select().from(products).where(eq(products.id, id)).for("update");
  if (!listing || !product) throw new NotFound();
  return { product, listing };
}

/** One product as its desk shows it, or 404. */
export async function readProduct(ctx: Ctx, id: number): Promise<KeptProduct> {
  const [found] = await ctx.db
    .select({ product: products, listing: listings, brand: brands.name })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.id))
    .leftJoin(brands, eq(brands.id, listings.brandId))
    .where(eq(products.id, id));
  if (!found) throw new NotFound();
  const { product, listing, brand } = found;
  const { pieces: _, ...condition } = conditionView(listing);
  return {
    id,
    slug: listing.slug,
    version: product.version,
    sku: product.sku,
    name: listing.name,
    categoryId: listing.categoryId ?? 0,
    brandName: brand,
    description: listing.description,
    condition,
    country: listing.country,
    price: toCzk(product.priceMinor),
    reducedPrice: product.reducedMinor === null ? null : toCzk(product.reducedMinor),
    reducedFrom: product.reducedFrom?.toISOString() ?? null,
    reducedUntil: product.reducedUntil?.toISOString() ?? null,
    taxRate: product.taxRate as KeptProduct["taxRate"],
    family: product.family,
    takesBackOrders: product.takesBackOrders,
    isShown: listing.status === "live",
    wasOffered: listing.publishedAt !== null,
    pictures: await listListingPictures(ctx, id),
    currentPrice: toCzk(listing.askedPriceMinor ?? product.priceMinor),
    isReduced: listing.originalPriceMinor !== null,
    stock: await readStock(ctx, id),
  };
}

/** Every store with the pieces that it has of a product, in the order of stores. */
async function readStock(ctx: Ctx, id: number): Promise<KeptProduct["stock"]> {
  const { rows } = await ctx.db.execute<KeptProduct["stock"][number]>(sql`
    select s.id as "storeId", s.name ->> 'cs' as "storeName", coalesce(p.pieces, 0) as pieces
    from stores s left join product_stock p on p.store_id = s.id and p.product_id = ${id}
    order by s.position, s.id`);
  return rows;
}
