import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Gives up mails that have not gone, with all that they say; one that is on its way this very moment may still go. */
export async function withdrawMails(ctx: Ctx, keys: readonly string[]): Promise<void> {
  await ctx.db.execute(sql`
    update mails set given_up_at = now(), subject = '', html = '', text = '', unsubscribe_url = null, link_hash = null
    where key = any (${sql.param([...keys])}::text[]) and sent_at is null and given_up_at is null`);
}
