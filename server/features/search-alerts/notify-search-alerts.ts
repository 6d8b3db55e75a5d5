import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { searchAlertEvents } from "./events.ts";
import { instantPauseMs, lastGathering } from "./search-rules.ts";

const batchSize = 100;
/** At most this many finds are named at once; the others stand on the search's page. */
const mostNamed = 6;

interface Found extends Record<string, unknown> {
  readonly searchId: number;
  readonly userId: number;
  readonly daily: boolean;
  readonly listingIds: number[];
  readonly count: number;
}

/**
 * SF4: An instant search is told within a minute, then once in {instantPauseMs} at most; {mostNamed} finds are named, the others
 * counted.
 * SF5: The alert of a daily search goes out with the daily summary at 8:00 in Prague, also to who has no other news in
 * it: what was found by 7:50.
 *
 * Has the owners of watched searches told of what was found for them, each find once, and returns the number of searches; several
 * processes may run it (rules SF4, SF5).
 */
export async function notifySearchAlerts(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => notifyBatch(tx, limit)));
}

async function notifyBatch(tx: Ctx, limit: number): Promise<number> {
  const now = tx.clock();
  const { rows } = await tx.db.execute<Found>(sql`
    with due as materialized (
      select s.id, s.user_id, s.pace from watched_searches s join users u on u.id = s.user_id
      where u.email_confirmed_at is not null and u.suspended_at is null
        and case s.pace when 'instant' then s.notified_at is null or s.notified_at <= ${new Date(now.getTime() - instantPauseMs)}::timestamptz
          else true end
        and exists (select from search_matches f where f.search_id = s.id and f.notified_at is null
          and (s.pace = 'instant' or f.found_at < ${lastGathering(now)}::timestamptz))
      order by s.id limit ${limit} for update of s skip locked),
    told as (
      update search_matches f set notified_at = ${now} from due where f.search_id = due.id and f.notified_at is null
      returning f.search_id, f.listing_id, f.found_at),
    noted as (update watched_searches s set notified_at = ${now} from due where s.id = due.id)
    select due.id as "searchId", due.user_id as "userId", due.pace = 'daily' as daily, count(*)::int as count,
      (array_agg(told.listing_id order by told.found_at desc, told.listing_id desc))[1:${mostNamed}] as "listingIds"
    from due join told on told.search_id = due.id group by due.id, due.user_id, due.pace order by due.id`);
  await publish(tx, searchAlertEvents.SearchFound, rows);
  return rows.length;
}
