import type { Ctx } from "#server/context.ts";
import { inArray, or, type SQL } from "#server/db/query.ts";
import { bodyOfProduct, selectProducts } from "#server/features/products/read-product.ts";
import { productStock, products } from "#server/features/products/table.ts";
import type { TableProduct } from "./cell-text-rules.ts";

/** Numbers and codes in one query: more would be more parameters than a statement takes. */
const atOnce = 5_000;

/** The products of these ids and codes, with their pieces. */
export async function readTableProducts(
  ctx: Ctx,
  { ids, skus }: { ids: readonly number[]; skus: readonly string[] },
): Promise<TableProduct[]> {
  const found = new Map<number, TableProduct>();
  for (let from = 0; from < Math.max(ids.length, skus.length); from += atOnce) {
    const [some, named] = [ids.slice(from, from + atOnce), skus.slice(from, from + atOnce)];
    const where = or(
      some.length > 0 ? inArray(products.id, some) : undefined,
      named.length > 0 ? inArray(products.sku, named) : undefined,
    );
    if (where) for (const product of await readTableProductsWhere(ctx, where)) found.set(product.id, product);
  }
  return [...found.values()];
}

/** The products of a condition by their ids, with their pieces. */
export async function readTableProductsWhere(ctx: Ctx, where: SQL, limit?: number): Promise<TableProduct[]> {
  const rows = await selectProducts(ctx, where, limit);
  const ids = rows.map(({ product }) => product.id);
  const pieces =
    ids.length > 0 ? await ctx.db.select().from(productStock).where(inArray(productStock.productId, ids)) : [];
  const stock = new Map<number, Map<number, number>>(ids.map((id) => [id, new Map()]));
  for (const row of pieces) stock.get(row.productId)?.set(row.storeId, row.pieces);
  return rows.map((row) => ({
    id: row.product.id,
    version: row.product.version,
    body: bodyOfProduct(row),
    stock: stock.get(row.product.id) ?? new Map(),
  }));
}
