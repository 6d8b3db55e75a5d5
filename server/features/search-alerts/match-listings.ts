import { type Ctx, transaction } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { areOnTerms } from "#server/features/blocks/require-unblocked.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { isShown } from "./list-searches.ts";
import { matchDemands } from "./match-demands.ts";

/** So many new listings are compared with all searches in one query. */
const batchSize = 200;

/** Listings that have begun to run, to be compared with watched searches. */
export const freshSupply: Queue = {
  name: "matchListings",
  due: sql`select '-infinity'::timestamptz from fresh_listings limit 1`,
  run: (ctx) => matchListings(ctx),
};

/**
 * SF7: A find is what has begun to run since the search is watched, once each: not one's own, nor of whom either has blocked, nor what is
 * only spelt nearly so. What is offered again and was told before is counted and not told. An unfinished word stands for those that names
 * have, read anew once a day. Nobody is told whose e-mail is not confirmed, or who is suspended.
 *
 * Returns how many listings were looked at. What is noted and what has been looked at commit together: a process that dies leaves both
 * undone.
 */
export async function matchListings(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => matchBatch(tx, limit)));
}

async function matchBatch(tx: Ctx, limit: number): Promise<number> {
  const { rows } = await tx.db.execute<{ id: number }>(sql`
    delete from fresh_listings where listing_id in (
      select listing_id from fresh_listings order by listing_id limit ${limit} for update skip locked)
    returning listing_id as id`);
  if (rows.length === 0) return 0;
  const fresh = sql`l.id = any(${sql.param(rows.map(({ id }) => id))}::int8[]) and ${isShown(tx)}`;
  await matchSearches(tx, fresh);
  await matchDemands(tx, fresh);
  return rows.length;
}

/** A lot that is offered again was told the first time: it counts as new, and nobody is told. */
async function matchSearches(tx: Ctx, fresh: SQL): Promise<void> {
  const now = tx.clock();
  await tx.db.execute(sql`
    with recursive fresh as materialized (
      select l.id, l.seller_id, l.relisted_from_id, l.shown_price_minor, greatest(l.published_at, l.starts_at) as since, e.lexemes
      from listings l join search_entries e on e.listing_id = l.id where ${fresh}),
    earlier(id, former) as (
      select id, relisted_from_id from fresh where relisted_from_id is not null
      union select earlier.id, l.relisted_from_id from earlier join listings l on l.id = earlier.former
      where l.relisted_from_id is not null)
    insert into search_matches (search_id, listing_id, found_at, notified_at)
    select s.id, l.id, ${now}, case when exists (
      select from earlier join search_matches told on told.listing_id = earlier.former
      where earlier.id = l.id and told.search_id = s.id) then ${now}::timestamptz end
    from fresh l join watched_searches s on l.lexemes @@ s.query
    where s.user_id <> l.seller_id and s.created_at < l.since
      and (s.price_from_minor is null or l.shown_price_minor >= s.price_from_minor)
      and (s.price_to_minor is null or l.shown_price_minor <= s.price_to_minor)
      and ${areOnTerms(sql`s.user_id`, sql`l.seller_id`)}
    order by s.id, l.id
    on conflict do nothing`);
}
