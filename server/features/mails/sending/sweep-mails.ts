import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { sweepOldest } from "#server/db/sweep-oldest.ts";
import { mails, summaryEntries } from "#server/features/mails/table.ts";

/**
 * RE2: Mails go {retainedMs} after they were written, once sent or given up; with a mail server only kind, recipient and time are kept of a
 * sent one.
 */
const retainedMs = 30 * 24 * 3_600_000;

/** Removes sent and given-up mails after 30 days, when no event about the same can come again. */
export async function sweepMails(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  const isDone = sql`(sent_at is not null or given_up_at is not null)`;
  await sweepOldest(ctx.db, { table: summaryEntries, before });
  return sweepOldest(ctx.db, { table: mails, before, isDone });
}
