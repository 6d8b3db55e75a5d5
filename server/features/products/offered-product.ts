import type { OfferedProduct } from "#contract/shop/offered-product.ts";
import { toCzk } from "#contract/values/money.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { products } from "./table.ts";

/** What the page of goods from stock tells besides what it tells of every listing; null for all others. */
export async function offeredProduct(
  ctx: Ctx,
  { id, saleMode }: Pick<ListingRow, "id" | "saleMode">,
): Promise<OfferedProduct | null> {
  if (saleMode !== "stock") return null;
  const [product] = await ctx.db.select().from(products).where(eq(products.id, id));
  if (!product) return null;
  const stock = await readShownStock(ctx, id);
  return {
    sku: product.sku,
    taxRate: product.taxRate,
    reducedUntil: product.reducedUntil?.toISOString() ?? null,
    takesBackOrders: product.takesBackOrders,
    pieces: stock.pieces,
    stores: stock.stores,
    family: product.family === null ? [] : await readFamily(ctx, id, product.family),
  };
}

async function readShownStock(ctx: Ctx, id: number): Promise<Pick<OfferedProduct, "pieces" | "stores">> {
  const { rows } = await ctx.db.execute<{ id: number; name: string; pieces: number; isShown: boolean }>(sql`
    select s.id, coalesce(nullif(s.name ->> ${ctx.locale}, ''), s.name ->> 'cs') as name, p.pieces, s.is_shown as "isShown"
    from product_stock p join stores s on s.id = p.store_id
    where p.product_id = ${id} order by s.position, s.id`);
  return {
    pieces: rows.reduce((sum, { pieces }) => sum + pieces, 0),
    stores: rows.filter(({ isShown }) => isShown).map(({ isShown: _, ...store }) => store),
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
