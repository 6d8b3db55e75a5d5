import { minutesBetweenGroups } from "#contract/monthly-sales/sale-times.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { CategoryUses } from "./removal-rules.ts";

/**
 * Where a category is named, counted now. Tables of later features are read by their names, since their code must not be imported
 * here; held changes of listings count as listings.
 */
export async function countUses(tx: Ctx, id: number): Promise<CategoryUses> {
  const { rows } = await tx.db.execute<CategoryUses & Record<string, unknown>>(sql`
    select (select count(*) from categories where parent_id = ${id}) as children,
      (select count(*) from listings where category_id = ${id})
        + (select count(*) from pending_edits where fields->'categoryId' = to_jsonb(${id}::int8)) as listings,
      (select count(*) from monthly_sales s where ${id} = any (s.groups) and exists (
        select from listings l where l.sale_closes_on = s.closes_on and l.lot_number is not null
          and l.planned_ends_at = s.closes_at + ${minutesBetweenGroups} * interval '1 minute' * (array_position(s.groups, ${id}::int8) - 1)
      )) as sales,
      (select count(*) from settings where name = 'categoriesMenu' and value @> to_jsonb(${id}::int8)) as menus,
      (select count(*) from settings
        where name in ('topmenu', 'bottommenu') and value::text ~ ${`"/(en/)?${id}[/"?#]`}) as links,
      (select count(*) from vouchers where category_id = ${id}) as vouchers,
      (select count(*) from watched_searches where filters->'categories' @> to_jsonb(${id}::int8)) as searches,
      (select count(*) from subscribers where ${id} = any (category_ids) and ended_at is null) as subscribers`);
  if (!rows[0]) throw new Error("a query of counts has one row");
  return rows[0];
}
