import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Longer than a mail can be on its way (mails/sending/claim-mail.ts). */
const onTheWayMs = 600_000;

/** Ends an issue that everybody has been written to, once the mail server has answered for each mail. */
export async function finishIssue(tx: Ctx, issueId: number): Promise<void> {
  await tx.db.execute(sql`
    update newsletter_issues i set status = 'sent', finished_at = ${tx.clock()}, version = version + 1,
      total = (select count(*)::int from issue_deliveries where issue_id = i.id)
    where id = ${issueId} and status = 'sending'
      and not exists (select from issue_deliveries where issue_id = i.id and outcome is null)`);
}

/** Mails of a stopped issue that were on their way have arrived or never will: those were not sent. */
export async function settleStopped(ctx: Ctx, issueId: number): Promise<void> {
  const before = new Date(ctx.clock().getTime() - onTheWayMs);
  await ctx.db.execute(sql`
    delete from issue_deliveries d using newsletter_issues i
    where i.id = d.issue_id and i.id = ${issueId} and i.status = 'stopped' and i.finished_at < ${before}
      and d.outcome is null`);
}
