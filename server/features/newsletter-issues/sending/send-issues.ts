import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { House } from "#server/features/mails/letters/write-letter.ts";
import { finishIssue, settleStopped } from "./finish-issue.ts";
import { settleDeliveries } from "./settle-deliveries.ts";
import { startDueIssues } from "./start-due-issues.ts";
import { writeBatch } from "./write-batch.ts";

/**
 * Brings issues of the newsletter further: starts what is due, writes letters in batches, keeps what came of them (RULES.md NL10, NL11).
 * Safe to repeat and on several servers: a batch is written as a whole or not at all. Returns how many letters it has written.
 */
export async function sendIssues(ctx: Ctx, house: House): Promise<number> {
  await startDueIssues(ctx);
  const { rows } = await ctx.db.execute<{ id: number; status: "sending" | "stopped" }>(sql`
    select id, status from newsletter_issues i where status = 'sending'
      or (status = 'stopped' and exists (select from issue_deliveries where issue_id = i.id and outcome is null))
    order by id`);
  let written = 0;
  for (const { id, status } of rows) {
    await settleDeliveries(ctx, id);
    if (status === "stopped") await settleStopped(ctx, id);
    else written += await bringFurther(ctx, house, id);
  }
  return written;
}

async function bringFurther(ctx: Ctx, house: House, id: number): Promise<number> {
  let written = 0;
  for (;;) {
    const batch = await transaction(ctx, (tx) => writeBatch(tx, house, id));
    if (batch === "later") return written;
    if (batch === "all") {
      await transaction(ctx, (tx) => finishIssue(tx, id));
      return written;
    }
    written += batch;
  }
}
