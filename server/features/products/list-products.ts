import type { z } from "zod";
import { lowStock } from "#contract/products/product-states.ts";
import type { products as contract } from "#contract/products/products.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { pictureView } from "#server/features/media/picture-view.ts";

const onPage = 50;

interface AdminRow extends CardRow {
  readonly sku: string;
  readonly askedMinor: number;
  readonly isReduced: boolean;
  readonly pieces: number;
}

/** Products for their back office, the newest first; words are sought in names and codes (rule PD7). For people with the scope `shop`. */
export async function listProducts(
  ctx: Ctx,
  { q, shown, stock, reduced, page }: z.output<typeof contract.list.query>,
): Promise<z.input<typeof contract.list.response>> {
  requireScope(ctx, "shop");
  const like = `%${q.replace(/[\\%_]/g, "\\$&")}%`;
  const found = sql`from products p join listings l on l.id = p.id
    where (${q === ""} or p.sku ilike ${like} or f_norm(l.name) like f_norm(${like}) or p.family = ${q})
      and (${shown === "all"} or (l.status = 'live') = ${shown === "shown"})
      and (${reduced === "false"} or l.original_price_minor is not null)
      and (${stock === "any"} or ${piecesOf(sql`p.id`)} between ${stock === "low" ? 1 : 0} and ${stock === "low" ? lowStock : 0})`;
  const counted = await ctx.db.execute<{ total: number }>(sql`select count(*) as total ${found}`);
  const total = counted.rows[0]?.total ?? 0;
  const { rows } = await ctx.db.execute<AdminRow>(
    selectCards(
      sql`select p.id, row_number() over (order by p.id desc) as place, p.sku ${found}
        order by p.id desc limit ${onPage} offset ${(page - 1) * onPage}`,
      sql`, picked.sku, l.asked_price_minor as "askedMinor", l.original_price_minor is not null as "isReduced",
        ${piecesOf(sql`l.id`)} as pieces`,
    ),
  );
  return {
    items: rows.map(({ id, slug, name, sku, askedMinor, isReduced, status, pieces, picture }) => ({
      ...{ id, slug, name, sku, isReduced, pieces },
      currentPrice: toCzk(askedMinor),
      isShown: status === "live",
      picture: picture && pictureView(picture),
    })),
    ...{ total, page, pages: Math.max(1, Math.ceil(total / onPage)) },
  };
}

/** The pieces of all stores together. */
function piecesOf(id: SQL): SQL {
  return sql`(select coalesce(sum(pieces), 0)::int from product_stock where product_id = ${id})`;
}
