import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { pragueToday } from "./days/prague-today.ts";

/**
 * Adds to or takes from the watcher count of each listing, in the transaction that stores the watching, and keeps what the
 * day has come to (rule ST1); the caller has locked the rows in id order. The revision stays, since watchers are not part
 * of the lot's state.
 */
export async function changeWatcherCount(ctx: Ctx, listingIds: readonly number[], change: number): Promise<void> {
  if (listingIds.length === 0 || change === 0) return;
  await ctx.db.execute(sql`
    with changed as (
      update listings set watcher_count = watcher_count + ${change}
      where id = any(${sql.param([...listingIds])}::int8[]) returning id, watcher_count
    )
    insert into listing_days (listing_id, day, watchers) select id, ${pragueToday(ctx)}, watcher_count from changed
    on conflict (listing_id, day) do update set watchers = excluded.watchers`);
}
