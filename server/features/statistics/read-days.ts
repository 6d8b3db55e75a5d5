import type { ListingDay } from "#contract/listings/listing-days.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

interface Days {
  readonly first: string;
  readonly last: string;
}

/**
 * ST1: Of a listing's day are read the views that were stored on it (in Prague), how many watchers there were after
 * its last change, and the bids of the log without raises and retracted ones.
 *
 * Views, watchers and bids of the listings that `own` selects (ids), day by day and none left out. Watchers are what all changes
 * up to the day have come to, so a day without a change has as many as the one before.
 */
export async function readDays(ctx: Ctx, own: SQL, { first, last }: Days): Promise<ListingDay[]> {
  const { rows } = await ctx.db.execute<ListingDay & Record<string, unknown>>(sql`
    with own as (${own}), days as (
      select generate_series(${first}::date, ${last}::date, interval '1 day')::date as day
    ), seen as (
      select day, sum(views) as views from listing_days
      where listing_id in (select id from own) and day between ${first} and ${last} group by day
    ), watched as (
      select greatest(day, ${first}::date) as day, sum(change) as change from (
        select day, watchers - lag(watchers, 1, 0) over (partition by listing_id order by day) as change
        from listing_days where listing_id in (select id from own) and watchers is not null and day <= ${last}) changes
      group by 1
    ), bid as (
      select (placed_at at time zone 'Europe/Prague')::date as day, count(*) as bids from bids
      where listing_id in (select id from own) and kind <> 'raise' and retracted_at is null
        and placed_at >= ${first}::date::timestamp at time zone 'Europe/Prague' group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(views, 0)::int as views, coalesce(bids, 0)::int as bids,
      greatest(0, coalesce(sum(change) over (order by day), 0))::int as watchers
    from days left join seen using (day) left join watched using (day) left join bid using (day) order by day`);
  return rows;
}
