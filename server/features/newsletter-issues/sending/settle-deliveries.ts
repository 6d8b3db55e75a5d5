import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * Keeps what came of mails of an issue that the mail server has taken over or that were given up; those that a stop has taken back were
 * never sent, and count as nothing.
 */
export async function settleDeliveries(ctx: Ctx, issueId: number): Promise<void> {
  await ctx.db.execute(sql`
    update issue_deliveries d set outcome = case when m.sent_at is not null then 'sent' else 'failed' end
    from mails m, newsletter_issues i
    where d.issue_id = ${issueId} and i.id = d.issue_id and d.outcome is null and m.key = d.mail_key
      and (m.sent_at is not null or (m.given_up_at is not null and i.status <> 'stopped'))`);
}
