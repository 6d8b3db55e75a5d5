import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { finishIssue, settleStopped } from "./finish-issue.ts";
import { settleDeliveries } from "./settle-deliveries.ts";
import { startDueIssues } from "./start-due-issues.ts";
import { writeBatch } from "./write-batch.ts";

/** Issues that are planned, being sent or being stopped. */
export const issuesUnderWay = (mailSettings: MailSettings): Queue => ({
  name: "sendIssues",
  due: sql`
    select min(case when status = 'planned' then planned_at else '-infinity' end) from newsletter_issues i
    where status in ('planned', 'sending')
      or (status = 'stopped' and exists (select from issue_deliveries where issue_id = i.id and outcome is null))`,
  run: (ctx) => sendIssues(ctx, mailSettings),
});

/**
 * Brings issues of the newsletter further: starts what is due, writes mails in batches, keeps what came of them (rules NL10, NL11).
 * Safe to repeat and on several servers: a batch is written as a whole or not at all. Returns how many mails it has written.
 */
export async function sendIssues(ctx: Ctx, mailSettings: MailSettings): Promise<number> {
  await startDueIssues(ctx);
  const { rows } = await ctx.db.execute<{ id: number; status: "sending" | "stopped" }>(sql`
    select id, status from newsletter_issues i where status = 'sending'
      or (status = 'stopped' and exists (select from issue_deliveries where issue_id = i.id and outcome is null))
    order by id`);
  let written = 0;
  for (const { id, status } of rows) {
    await settleDeliveries(ctx, id);
    if (status === "stopped") await settleStopped(ctx, id);
    else written += await bringFurther(ctx, mailSettings, id);
  }
  return written;
}

async function bringFurther(ctx: Ctx, mailSettings: MailSettings, id: number): Promise<number> {
  let written = 0;
  for (;;) {
    const batch = await transaction(ctx, (tx) => writeBatch(tx, mailSettings, id));
    if (batch === "later") return written;
    if (batch === "all") {
      await transaction(ctx, (tx) => finishIssue(tx, id));
      return written;
    }
    written += batch;
  }
}
