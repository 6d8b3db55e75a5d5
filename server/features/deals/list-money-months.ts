import type { MoneyMonth } from "#contract/deals/deal.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

interface Row extends Record<string, unknown> {
  month: string;
  spent: number;
  bought: number;
  earned: number;
  sold: number;
}

/**
 * D16: What somebody has spent and earned in a month is what was paid in deals that are not cancelled, with postage, in the month in Prague
 * in which the seller confirmed the payment.
 */
export async function listMoneyMonths(ctx: Ctx): Promise<MoneyMonth[]> {
  const { userId } = requireUser(ctx);
  const now = ctx.clock().toISOString();
  const { rows } = await ctx.db.execute<Row>(sql`
    with months as (
      select generate_series(this - interval '11 months', this, interval '1 month') as month
      from date_trunc('month', ${now}::timestamptz at time zone 'Europe/Prague') as this
    ), paid as (
      select date_trunc('month', paid_at at time zone 'Europe/Prague') as month, buyer_id = ${userId} as is_mine,
        price_minor + coalesce(shipping_minor, 0) as total
      from deals
      where (buyer_id = ${userId} or seller_id = ${userId}) and status <> 'cancelled'
        and paid_at >= (select min(month) from months) at time zone 'Europe/Prague'
    )
    select to_char(month, 'YYYY-MM') as month,
      coalesce(sum(total) filter (where is_mine), 0)::int8 as spent, (count(*) filter (where is_mine))::int as bought,
      coalesce(sum(total) filter (where not is_mine), 0)::int8 as earned,
      (count(*) filter (where not is_mine))::int as sold
    from months left join paid using (month) group by month order by month`);
  return rows.map(({ month, spent, bought, earned, sold }) => ({
    month,
    spent: toCzk(Number(spent)),
    bought,
    earned: toCzk(Number(earned)),
    sold,
  }));
}
