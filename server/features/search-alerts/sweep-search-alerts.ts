import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** RE14: What was found for searches and demands goes after {retainedMs}. */
const retainedMs = 90 * dayMs;

/** Nothing is looked at a second time, so nobody is notified again. */
export async function sweepSearchAlerts(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  await ctx.db.execute(sql`delete from search_matches where found_at < ${before}::timestamptz`);
  await ctx.db.execute(sql`delete from demand_matches where found_at < ${before}::timestamptz`);
}
