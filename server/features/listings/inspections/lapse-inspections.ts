import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Takes listings out of the queue that ended before a moderator's look. Safe to repeat. */
export async function lapseInspections(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    update inspections set outcome = 'lapsed', decided_at = ${ctx.clock()}
    where outcome is null and kind in ('after', 'change')
      and listing_id in (select id from listings where status in ('sold', 'unsold', 'cancelled'))`);
}
