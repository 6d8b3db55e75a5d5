import type { z } from "zod";
import type { reports as contract } from "#contract/messages/reports.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { reportEvents } from "./events.ts";
import { reports } from "./table.ts";

/** A moderator's decision of a report, told to who reported. The same outcome again changes nothing. */
export async function decideReport(
  ctx: Ctx,
  id: number,
  { outcome, reason }: z.output<typeof contract.decide.body>,
): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  await transaction(ctx, async (tx) => {
    const [report] = await tx.db.select().from(reports).where(eq(reports.id, id)).for("update");
    if (!report) throw new NotFound();
    // Nobody decides about what they reported, nor about themselves.
    if (report.reporterId === userId || report.reportedId === userId) throw new Forbidden("FORBIDDEN");
    if (report.outcome === outcome) return;
    if (report.outcome) throw new Conflict("REPORT_DECIDED");
    await tx.db
      .update(reports)
      .set({ outcome, decidedReason: reason, decidedById: userId, decidedAt: tx.clock() })
      .where(eq(reports.id, id));
    await recordChange(tx, { subject: "report", id, from: null, to: outcome, reason });
    await publish(tx, reportEvents.ReportDecided, { reportId: id });
  });
}
