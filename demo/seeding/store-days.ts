import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Stores how listings of the last month were seen and watched by day: the more bids, the more views. */
export async function storeDays(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    with life as (
      select id, bid_count, (published_at at time zone 'Europe/Prague')::date as first,
        (least(coalesce(closed_at, now()), now()) at time zone 'Europe/Prague')::date as last
      from listings where status = 'live' or (status in ('sold', 'unsold') and closed_at > now() - interval '30 days')
    ), seen as (
      select id as listing_id, day::date as day,
        (2 + bid_count / 2 + (id * 7919 + (day::date - date '2026-01-01') * 104729) % (7 + bid_count))::int as views
      from life, generate_series(greatest(first, last - 29), last, interval '1 day') as day
    ), watched as (
      select listing_id, day, sum(count(*)) over (partition by listing_id order by day)::int as watchers
      from (select listing_id, (added_at at time zone 'Europe/Prague')::date as day from wishlist_items) added
      group by listing_id, day
    )
    insert into listing_days (listing_id, day, views, watchers)
    select listing_id, day, coalesce(views, 0), watchers from seen full join watched using (listing_id, day)`);
  await ctx.db.execute(sql`
    update listings l set views = d.views
    from (select listing_id, sum(views) as views from listing_days group by listing_id) d where l.id = d.listing_id`);
}
