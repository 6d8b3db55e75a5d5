import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inBatches } from "#server/jobs/in-batches.ts";

const batchSize = 1_000;
/** RE6: Subscribers go {unconfirmedRetainedMs} after an unconfirmed request, {endedRetainedMs} after giving up. */
const unconfirmedRetainedMs = 14 * dayMs;
const endedRetainedMs = 90 * dayMs;

/** Removes unconfirmed and ended subscriptions; several processes may run it. */
export async function sweepSubscribers(ctx: Ctx): Promise<number> {
  const now = ctx.clock().getTime();
  return inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      delete from subscribers where id in (
        select id from subscribers
        where (confirmed_at is null or ended_at is not null)
          and (ended_at < ${new Date(now - endedRetainedMs)}
            or (ended_at is null and created_at < ${new Date(now - unconfirmedRetainedMs)}))
        order by created_at limit ${limit} for update skip locked)`);
    return rowCount ?? 0;
  });
}
