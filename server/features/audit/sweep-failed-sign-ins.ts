import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inBatches } from "#server/jobs/in-batches.ts";

/**
 * RE9: Failed log-ins go from the audit after {retainedMs}; its other entries stay.
 *
 * They name networks of people, and serve while an attack is looked into.
 */
const retainedMs = 90 * 24 * 3_600_000;
const batchSize = 1_000;

/** Removes failed log-ins after 90 days; all other entries of the audit stay. Safe to run by several at once. */
export async function sweepFailedSignIns(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  await inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      delete from audit_entries where id = any(array(
        select id from audit_entries where subject = 'sign_in' and at < ${before}
        order by at limit ${limit} for update skip locked))`);
    return rowCount ?? 0;
  });
}
