import { listingQuery } from "#contract/finding/listing-query.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { listListings } from "#server/features/finding/list-listings.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { watchlistEvents } from "./events.ts";

const batchSize = 20;
/** At most this many finds are told at once; more are behind the link to the search. */
const mostTold = 6;

interface DueSearch extends Record<string, unknown> {
  readonly id: number;
  readonly userId: number;
  readonly q: string;
  readonly locale: Locale;
  readonly checkedAt: Date;
}

/**
 * Looks for what has come under the watched searches, each once an hour, tells their owners of it, and returns the number of
 * searches looked at; several processes may run it (RULES.md W8).
 */
export async function tellFinds(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => tellBatch(tx, limit)));
}

async function tellBatch(ctx: Ctx, limit: number): Promise<number> {
  const now = ctx.clock();
  const { rows: due } = await ctx.db.execute<DueSearch>(sql`
    select s.id, s.user_id as "userId", s.q, u.locale, s.checked_at as "checkedAt"
    from watched_searches s join users u on u.id = s.user_id
    where s.checked_at <= ${now}::timestamptz - interval '1 hour'
      and u.email_confirmed_at is not null and u.suspended_at is null
    order by s.checked_at limit ${limit} for update of s skip locked`);
  if (due.length === 0) return 0;
  await ctx.db.execute(sql`
    update watched_searches set checked_at = ${now} where id = any (${sql.param(due.map(({ id }) => id))}::int8[])`);
  const finds = [];
  for (const search of due) {
    const listingIds = await findNew(ctx, search);
    if (listingIds.length > 0) finds.push({ searchId: search.id, userId: search.userId, listingIds });
  }
  await publish(ctx, watchlistEvents.SearchFound, finds);
  return due.length;
}

/** What has begun to run under the words since they were last looked for; not one's own, nor what is only spelt nearly so. */
async function findNew(ctx: Ctx, { q, userId, locale, checkedAt }: DueSearch): Promise<number[]> {
  const query = listingQuery.parse({ q, lang: locale, sort: "newest", size: 4 * mostTold });
  const { items, meant } = await listListings(ctx, query);
  if (meant !== null || items.length === 0) return [];
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from listings where id = any (${sql.param(items.map(({ id }) => id))}::int8[]) and seller_id <> ${userId}
      and greatest(published_at, starts_at) > ${checkedAt}
    order by greatest(published_at, starts_at) desc, id desc limit ${mostTold}`);
  return rows.map(({ id }) => id);
}
