import type { EditableIssue } from "#contract/newsletter-issues/newsletter-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq, isNull, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { withdrawMails } from "#server/features/mails/sending/withdraw-mails.ts";
import { lockIssue, readIssue } from "#server/features/newsletter-issues/read-issue.ts";
import { settleDeliveries } from "#server/features/newsletter-issues/sending/settle-deliveries.ts";
import { issueDeliveries, newsletterIssues } from "#server/features/newsletter-issues/table.ts";

/**
 * Stops an issue: a planned one is a draft again, of one that is being sent no further mail goes, written ones included. For people
 * with the scope `content`.
 */
export async function stopIssue(ctx: Ctx, id: number): Promise<EditableIssue> {
  requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const { status, version } = await lockIssue(tx, id);
    if (status !== "planned" && status !== "sending") throw new Conflict("ISSUE_NOT_UNDER_WAY");
    const isBegun = status === "sending";
    if (isBegun) await settleDeliveries(tx, id);
    const to = isBegun ? "stopped" : "draft";
    const finishedAt = isBegun ? tx.clock() : null;
    await tx.db
      .update(newsletterIssues)
      .set({ status: to, finishedAt, version: version + 1, ...(!isBegun && { plannedAt: null }) })
      .where(eq(newsletterIssues.id, id));
    if (isBegun) await withdraw(tx, id);
    await recordChange(tx, { subject: "newsletter", id, from: { status }, to: { status: to } });
    return readIssue(tx, id);
  });
}

/** Mails that wait for the mail server are taken back; what is on its way is counted once it has arrived. */
async function withdraw(tx: Ctx, id: number): Promise<void> {
  const waiting = await tx.db
    .select({ key: issueDeliveries.mailKey })
    .from(issueDeliveries)
    .where(and(eq(issueDeliveries.issueId, id), isNull(issueDeliveries.outcome)))
    .orderBy(sql`mail_key`);
  await withdrawMails(
    tx,
    waiting.map(({ key }) => key),
  );
}
