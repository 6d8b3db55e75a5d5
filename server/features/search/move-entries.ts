import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { Queue } from "#server/jobs/start-worker.ts";

/** So many entries are held for a moment, in which bids on their listings wait. */
const batchSize = 200;

/** Categories whose listings have yet to be found in their new place. */
export const movedCategories: Queue = {
  name: "moveEntries",
  due: sql`select '-infinity'::timestamptz from search_moves limit 1`,
  run: (ctx) => moveEntries(ctx),
};

/**
 * Lets what lies below a moved category be found in its new place, where it was too much to move with it (rule T13). A
 * batch is a transaction of its own; several servers may run it. Returns how many batches there were.
 */
export async function moveEntries(ctx: Ctx): Promise<number> {
  for (let batches = 0; ; batches++) {
    const { rows } = await ctx.db.execute<{ moved: boolean }>(
      sql`select move_some_entries(${batchSize}::integer) as moved`,
    );
    if (!rows[0]?.moved) return batches;
  }
}
