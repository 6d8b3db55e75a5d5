import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { dropPendingEdit } from "#server/features/listings/pending/drop-pending-edit.ts";

const over = sql`select id from listings where status in ('sold', 'unsold', 'cancelled')`;

/** Takes listings out of the queue that ended before a moderator's look, and forgets what was held of them. Safe to repeat. */
export async function lapseInspections(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    update inspections set outcome = 'lapsed', decided_at = ${ctx.clock()}
    where outcome is null and kind in ('after', 'change') and listing_id in (${over})`);
  const { rows } = await ctx.db.execute<{ id: number }>(
    sql`select listing_id as id from pending_edits where listing_id in (${over}) limit 500`,
  );
  for (const { id } of rows) await transaction(ctx, (tx) => dropPendingEdit(tx, id));
}
