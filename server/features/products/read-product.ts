import type { EditableProduct, ProductBody } from "#contract/products/products.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, type SQL, sql } from "#server/db/query.ts";
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

/** One product as its back office shows it, or 404. */
export async function readProduct(ctx: Ctx, id: number): Promise<EditableProduct> {
  const [found] = await selectProducts(ctx, eq(products.id, id));
  if (!found) throw new NotFound();
  const { product, listing } = found;
  return {
    slug: listing.slug,
    version: product.version,
    ...pricedProduct(found),
    pictures: await listListingPictures(ctx, id),
    wasOffered: listing.publishedAt !== null,
    stock: await readStock(ctx, id),
  };
}

/** What the operator has written of a product, and what it costs now. */
export function pricedProduct(found: NamedProduct) {
  const { product, listing } = found;
  const { pieces: _, ...condition } = conditionView(listing);
  return {
    id: product.id,
    ...bodyOfProduct(found),
    condition,
    currentPrice: toCzk(listing.askedPriceMinor ?? product.priceMinor),
    isReduced: listing.originalPriceMinor !== null,
  };
}

export interface NamedProduct extends ProductAndListing {
  readonly brand: string | null;
}

/** Products of a condition, by their ids. */
export function selectProducts(ctx: Ctx, where: SQL, limit?: number): Promise<NamedProduct[]> {
  const query = ctx.db
    .select({ product: products, listing: listings, brand: brands.name })
    .from(products)
    .innerJoin(listings, eq(listings.id, products.id))
    .leftJoin(brands, eq(brands.id, listings.brandId))
    .where(where)
    .orderBy(asc(products.id));
  return limit === undefined ? query : query.limit(limit);
}

/** What the operator has written of a product. */
export function bodyOfProduct({ product, listing, brand }: NamedProduct): ProductBody {
  const { pieces: _, ...condition } = conditionView(listing);
  return {
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
    taxClass: product.taxClass,
    family: product.family,
    weightG: product.weightG,
    purchasePrice: product.purchaseMinor === null ? null : toCzk(product.purchaseMinor),
    takesBackOrders: product.takesBackOrders,
    isShown: listing.status === "live",
  };
}

/** Every store with the pieces that it has of a product, in the order of stores. */
async function readStock(ctx: Ctx, id: number): Promise<EditableProduct["stock"]> {
  const { rows } = await ctx.db.execute<EditableProduct["stock"][number]>(sql`
    select s.id as "storeId", s.name ->> 'cs' as "storeName", coalesce(p.pieces, 0) as pieces
    from stores s left join product_stock p on p.store_id = s.id and p.product_id = ${id}
    order by s.position, s.id`);
  return rows;
}
