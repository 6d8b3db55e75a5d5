import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { inBatches } from "#server/jobs/in-batches.ts";

const batchSize = 1_000;

/** Gives up mails that could not be sent before they expired, with all that they say; returns how many. */
export async function expireMails(ctx: Ctx): Promise<number> {
  const expired = await inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      update mails set given_up_at = now(), subject = '', html = '', text = '', unsubscribe_url = null, link_hash = null, invoice_id = null
      where id = any(array(
        select id from mails where sent_at is null and given_up_at is null and expires_at <= ${ctx.clock()}
        order by expires_at limit ${limit} for update skip locked))`);
    return rowCount ?? 0;
  });
  if (expired > 0) ctx.log.warn({ expired }, "mails expired before they could be sent");
  return expired;
}
