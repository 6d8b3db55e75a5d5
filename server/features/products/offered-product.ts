import type { OfferedProduct } from "#contract/products/offered-product.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { readVatRates } from "#server/features/payments/tax-setting.ts";
import { inLanguage } from "#server/features/settings/localised.ts";
import { stores } from "#server/features/stores/table.ts";
import { productStock, products } from "./table.ts";

/** What the page of goods from stock tells besides what it tells of every listing; null for all others. */
export async function offeredProduct(
  ctx: Ctx,
  { id, saleMode, originalPriceMinor }: Pick<ListingRow, "id" | "saleMode" | "originalPriceMinor">,
  lang: Locale,
): Promise<OfferedProduct | null> {
  if (saleMode !== "stock") return null;
  const [product] = await ctx.db.select().from(products).where(eq(products.id, id));
  if (!product) return null;
  const stock = await readShownStock(ctx, id, lang);
  // What is planned is nobody's to know before it begins.
  const isReduced = originalPriceMinor !== null;
  return {
    sku: product.sku,
    taxRate: (await readVatRates(ctx, ctx.clock()))?.[product.taxClass] ?? 0,
    reducedUntil: isReduced ? (product.reducedUntil?.toISOString() ?? null) : null,
    takesBackOrders: product.takesBackOrders,
    pieces: stock.pieces,
    stores: stock.stores,
    family: product.family === null ? [] : await readFamily(ctx, id, product.family),
  };
}

async function readShownStock(ctx: Ctx, id: number, lang: Locale): Promise<Pick<OfferedProduct, "pieces" | "stores">> {
  const rows = await ctx.db
    .select({ id: stores.id, name: stores.name, pieces: productStock.pieces, isShown: stores.isShown })
    .from(productStock)
    .innerJoin(stores, eq(stores.id, productStock.storeId))
    .where(eq(productStock.productId, id))
    .orderBy(asc(stores.position), asc(stores.id));
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    stores: rows.filter(({ isShown }) => isShown).map(({ isShown: _, ...store }) => inLanguage(store, lang)),
  };
}

async function readFamily(ctx: Ctx, id: number, family: string): Promise<OfferedProduct["family"]> {
  const { rows } = await ctx.db.execute<{
    id: number;
    slug: string;
    name: string;
    volumeMl: number | null;
    askedMinor: number | null;
  }>(sql`
    select l.id, l.slug, l.name, l.volume_ml as "volumeMl", l.asked_price_minor as "askedMinor"
    from products p join listings l on l.id = p.id
    where p.family = ${family} and p.id <> ${id} and l.status = 'live'
    order by l.volume_ml, l.id limit 20`);
  return rows.map(({ askedMinor, ...other }) => ({
    ...other,
    price: askedMinor === null ? null : toCzk(askedMinor),
  }));
}
