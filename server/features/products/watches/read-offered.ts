import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import type { Offered } from "./watch-rules.ts";

interface Row extends Omit<Offered, "mayCostLess">, Record<string, unknown> {
  readonly categoryId: number | null;
}

/** A product as its visitors may have it now; null where there is none. */
export async function readOffered(ctx: Ctx, productId: number): Promise<Offered | null> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select l.status = 'live' and l.frozen_at is null as "isShown", coalesce(l.asked_price_minor, p.price_minor) as "priceMinor",
      l.category_id as "categoryId",
      (select coalesce(sum(pieces), 0)::int from product_stock where product_id = p.id) as pieces
    from products p join listings l on l.id = p.id where p.id = ${productId}`);
  const [row] = rows;
  if (!row) return null;
  const { categoryId, ...offered } = row;
  return { ...offered, mayCostLess: (await policyOf(ctx, categoryId)).vouchers };
}
