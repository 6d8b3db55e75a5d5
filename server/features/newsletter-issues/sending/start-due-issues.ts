import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { isAddressed } from "#server/features/newsletter-issues/audience.ts";
import { newsletterIssues } from "#server/features/newsletter-issues/table.ts";

/** Starts planned issues whose time has come: from now on their audience is counted and written to. */
export async function startDueIssues(ctx: Ctx): Promise<void> {
  const now = ctx.clock();
  await transaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ id: number; categoryIds: number[] }>(sql`
      select id, category_ids as "categoryIds" from newsletter_issues
      where status = 'planned' and planned_at <= ${now} order by id for update skip locked`);
    for (const { id, categoryIds } of rows) {
      const counted = await tx.db.execute<{ total: number }>(
        sql`select count(*)::int as total from subscribers s where ${isAddressed(categoryIds, now)}`,
      );
      const total = counted.rows[0]?.total ?? 0;
      await tx.db
        .update(newsletterIssues)
        .set({ status: "sending", startedAt: now, total, version: sql`${newsletterIssues.version} + 1` })
        .where(eq(newsletterIssues.id, id));
    }
  });
}
