import type { z } from "zod";
import type { reporterAdmin as contract } from "#contract/reports/reporter-admin.ts";
import { dayMs } from "#contract/values/durations.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { reportEvents } from "#server/features/reports/events.ts";
import { requireNoSide } from "#server/features/reports/require-no-side.ts";
import { reporterMeasures, reports } from "#server/features/reports/table.ts";
import { measureRefusal } from "./measure-rules.ts";
import { readReporters } from "./read-reporters.ts";

/**
 * Warns whoever made a report, or pauses them from reporting after a warning (rule M18), told by mail with the reason.
 * Throws why not, among it that a colleague has just done it.
 */
export async function takeMeasure(
  ctx: Ctx,
  reportId: number,
  { kind, days, reason }: z.output<typeof contract.measure.body>,
): Promise<void> {
  const { userId: byId } = requireScope(ctx, "moderation");
  await transaction(ctx, async (tx) => {
    const [report] = await tx.db.select().from(reports).where(eq(reports.id, reportId));
    if (!report) throw new NotFound();
    await requireNoSide(tx, report);
    const { reporterId: userId, guestEmail: email } = report;
    // A guest who has been forgotten cannot be told, nor known again.
    if (userId === null && email === null) throw new NotFound();
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`reporter ${userId ?? email}`}))`);
    const [record] = await readReporters(tx, [report]);
    const now = tx.clock();
    const refusal = record ? measureRefusal(kind, record, now) : null;
    if (refusal) throw new Conflict(refusal);
    const until = kind === "pause" ? new Date(now.getTime() + days * dayMs) : null;
    const [stored] = await tx.db
      .insert(reporterMeasures)
      .values({ kind, userId, email, reportId, reason, createdAt: now, byId, until })
      .returning({ id: reporterMeasures.id });
    if (!stored) throw new Error("an inserted row is returned");
    const to = { kind, until: until?.toISOString() ?? null };
    await recordChange(tx, { subject: "report", id: `${reportId}/reporter`, from: null, to, reason });
    await publish(tx, reportEvents.ReporterMeasured, { measureId: stored.id, isWithdrawn: false });
  });
}
