import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** What ended before a moderator looked at it leaves the queue. Safe to repeat. */
export async function lapseInspections(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    update inspections set outcome = 'lapsed', decided_at = ${ctx.clock()}
    where outcome is null and kind = 'after'
      and listing_id in (select id from listings where status in ('sold', 'unsold', 'cancelled'))`);
}
