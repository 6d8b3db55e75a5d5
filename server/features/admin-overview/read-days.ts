import type { DashboardDay } from "#contract/admin-overview/overview.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { pragueToday } from "#server/features/listings/days/prague-today.ts";

const shownDays = 30;

interface Row extends Record<string, unknown> {
  day: string;
  listings: number;
  bids: number;
  people: number;
  sales: number;
  turnoverMinor: number;
  incomeMinor: number;
}

/** The last thirty days in Prague, the oldest first, today with what it has so far. */
export async function readDays(ctx: Ctx): Promise<DashboardDay[]> {
  const first = sql`(${pragueToday(ctx)} - ${shownDays - 1}::int)`;
  const since = sql`(${first}::timestamp at time zone 'Europe/Prague')`;
  const { rows } = await ctx.db.execute<Row>(sql`
    with facts (kind, at, amount) as (
      select 'listing', published_at, 0 from listings where published_at >= ${since} and sale_mode <> 'stock'
      union all select 'bid', placed_at, 0 from bids where placed_at >= ${since} and retracted_at is null
      union all select 'person', created_at, 0 from users where created_at >= ${since}
      union all select 'sale', created_at, price_minor from deals where created_at >= ${since}
      union all select 'income', paid_at, total_minor from orders where paid_at >= ${since} and not is_escrowed),
    counted as (
      select (at at time zone 'Europe/Prague')::date as day, kind, count(*) as count, sum(amount) as amount
      from facts group by 1, 2)
    select to_char(days.at, 'YYYY-MM-DD') as day,
      ${countOf("listing")} as listings, ${countOf("bid")} as bids, ${countOf("person")} as people, ${countOf("sale")} as sales,
      ${amountOf("sale")} as "turnoverMinor", ${amountOf("income")} as "incomeMinor"
    from generate_series(${first}::timestamp, ${pragueToday(ctx)}::timestamp, interval '1 day') as days (at)
    left join counted on counted.day = days.at::date
    group by days.at order by days.at`);
  return rows.map(({ turnoverMinor, incomeMinor, ...row }) => ({
    day: row.day,
    listings: Number(row.listings),
    bids: Number(row.bids),
    people: Number(row.people),
    sales: Number(row.sales),
    turnover: toCzk(Number(turnoverMinor)),
    income: toCzk(Number(incomeMinor)),
  }));
}

const countOf = (kind: string): SQL => sql`coalesce(sum(count) filter (where kind = ${kind}), 0)::int8`;
const amountOf = (kind: string): SQL => sql`coalesce(sum(amount) filter (where kind = ${kind}), 0)::int8`;
