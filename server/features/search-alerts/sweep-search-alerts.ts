import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * RE14: What was found for searches and demands goes after 90 days.
 *
 * Nothing is looked at a second time, so nobody is told again.
 */
export async function sweepSearchAlerts(ctx: Ctx): Promise<void> {
  const before = sql`${ctx.clock()}::timestamptz - interval '90 days'`;
  await ctx.db.execute(sql`delete from search_matches where found_at < ${before}`);
  await ctx.db.execute(sql`delete from demand_matches where found_at < ${before}`);
}
