import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { reportEvents } from "#server/features/reports/events.ts";
import { requireNoSide } from "#server/features/reports/require-no-side.ts";
import { reporterMeasures, reports } from "#server/features/reports/table.ts";

/** Undoes a warning or a pause, told by mail (rule M18). Throws CHANGED_ELSEWHERE where a colleague has done it before. */
export async function withdrawMeasure(ctx: Ctx, id: number, reason: string): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(reporterMeasures).where(eq(reporterMeasures.id, id)).for("update");
    if (!row) throw new NotFound();
    const [report] = await tx.db.select().from(reports).where(eq(reports.id, row.reportId));
    if (report) await requireNoSide(tx, report);
    if (row.withdrawnAt) throw new Conflict("CHANGED_ELSEWHERE");
    await tx.db
      .update(reporterMeasures)
      .set({ withdrawnAt: tx.clock(), withdrawnById: userId, withdrawnReason: reason })
      .where(eq(reporterMeasures.id, id));
    const from = { kind: row.kind, until: row.until?.toISOString() ?? null };
    await recordChange(tx, { subject: "report", id: `${row.reportId}/reporter`, from, to: null, reason });
    await publish(tx, reportEvents.ReporterMeasured, { measureId: id, isWithdrawn: true });
  });
}
