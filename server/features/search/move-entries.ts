import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** So many entries are held for a moment, in which bids on their listings wait. */
const batchSize = 200;

/**
 * Lets what lies below a moved category be found in its new place, where it was too much to move with it (rule T8). A
 * batch is a transaction of its own; several servers may run it.
 */
export async function moveEntries(ctx: Ctx): Promise<void> {
  let isMore = true;
  while (isMore) {
    const { rows } = await ctx.db.execute<{ moved: boolean }>(
      sql`select move_some_entries(${batchSize}::integer) as moved`,
    );
    isMore = rows[0]?.moved ?? false;
  }
}
