import type { z } from "zod";
import type { reportAdmin as contract } from "#contract/reports/report-admin.ts";
import { actionsOf } from "#contract/reports/report-words.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { reportEvents } from "./events.ts";
import { isInEffect } from "./is-in-effect.ts";
import { requireNoSide } from "./require-no-side.ts";
import { reports } from "./table.ts";

type Decision = z.output<typeof contract.decide.body>;

/**
 * M14: A moderator who is neither side, nor the guest by their e-mail, decides a report, audited, with reasons that who reported is told,
 * and whom it hits where it was upheld. An upheld one names its ground (the law, the terms) and what was done, which must be in effect by
 * then: each measure has a verb of its own.
 *
 * The same outcome again by the same moderator changes nothing. Throws REPORT_DECIDED where a colleague has been faster, and REPORT_ACTION
 * where what it says was done is not so.
 */
export async function decideReport(ctx: Ctx, id: number, decision: Decision): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  const { outcome, reason } = decision;
  await transaction(ctx, async (tx) => {
    const [report] = await tx.db.select().from(reports).where(eq(reports.id, id)).for("update");
    if (!report) throw new NotFound();
    await requireNoSide(tx, report);
    // A colleague who says the same has reasons and a measure of their own, which are not dropped unseen.
    if (report.outcome === outcome && report.decidedById === userId) return;
    if (report.outcome) throw new Conflict("REPORT_DECIDED");
    const consequence = await readConsequence(tx, report, decision);
    await tx.db
      .update(reports)
      .set({ outcome, ...consequence, decidedReason: reason, decidedById: userId, decidedAt: tx.clock() })
      .where(eq(reports.id, id));
    const to = { outcome, ...consequence };
    await recordChange(tx, { subject: "report", id, from: null, to, reason });
    await publish(tx, reportEvents.ReportDecided, { reportId: id });
  });
}

/** What a decision did and on which ground: nothing where it dismisses. */
export async function readConsequence(
  tx: Ctx,
  report: typeof reports.$inferSelect,
  { outcome, action, ground }: Pick<Decision, "outcome" | "action" | "ground">,
): Promise<Pick<typeof report, "action" | "ground">> {
  if (outcome === "dismissed") return { action: null, ground: null };
  if (!actionsOf[report.kind].includes(action)) throw new Invalid({ action: ["field.choice"] });
  if (!(await isInEffect(tx, report, action))) throw new Conflict("REPORT_ACTION");
  return { action, ground };
}
