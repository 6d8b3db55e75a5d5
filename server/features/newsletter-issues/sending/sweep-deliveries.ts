import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { countOutcomes } from "#server/features/newsletter-issues/read-issue.ts";
import { issueDeliveries, newsletterIssues } from "#server/features/newsletter-issues/table.ts";

/** As long as ended subscriptions are kept (rule RE6). */
const cachedMs = 90 * 24 * 3_600_000;

/** Removes whom issues went to, 90 days after their end; the numbers stay. Returns how many issues it has closed. */
export async function sweepDeliveries(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - cachedMs);
  return transaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ id: number; total: number }>(sql`
      select id, total from newsletter_issues
      where status in ('sent', 'stopped') and outcome is null and finished_at < ${before} for update skip locked`);
    const counted = await countOutcomes(
      tx,
      rows.map(({ id }) => id),
    );
    for (const { id, total } of rows) {
      const outcome = { total, ...(counted.get(id) ?? { sent: 0, bounced: 0, failed: 0 }) };
      await tx.db.update(newsletterIssues).set({ outcome }).where(eq(newsletterIssues.id, id));
      await tx.db.delete(issueDeliveries).where(eq(issueDeliveries.issueId, id));
    }
    return rows.length;
  });
}
