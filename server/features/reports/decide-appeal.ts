import type { z } from "zod";
import type { reportAdmin as contract } from "#contract/reports/report-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { hasDecided, measureNow, outcomeNow } from "./appeal-rules.ts";
import { readConsequence } from "./decide-report.ts";
import { reportEvents } from "./events.ts";
import { readAppeals } from "./read-appeals.ts";
import { requireNoSide } from "./require-no-side.ts";
import { reportAppeals, reports } from "./table.ts";
import { undoMeasure } from "./undo-measure.ts";

/**
 * A moderator's decision of an appeal, told to both sides (rule M15): another one than has decided the report before. The same outcome
 * again by the same one changes nothing. What a decision that is turned round did is undone with it. Throws REPORT_ACTION where what it
 * says was done is not so.
 */
export async function decideAppeal(
  ctx: Ctx,
  appealId: number,
  { outcome, action, ground, reason }: z.output<typeof contract.decideAppeal.body>,
): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  await transaction(ctx, async (tx) => {
    const { report, appeal, appeals } = await lockAppeal(tx, appealId);
    await requireNoSide(tx, report);
    // As for a report: a colleague is told.
    if (appeal.outcome === outcome && appeal.decidedById === userId) return;
    if (appeal.outcome) throw new Conflict("REPORT_DECIDED");
    if (hasDecided(userId, report, appeals)) throw new Forbidden("APPEAL_OTHER_MODERATOR");
    const isTurnedAgainst = outcome === "granted" && outcomeNow(report, appeals) === "dismissed";
    const consequence = await readConsequence(tx, report, {
      ...{ action, ground },
      outcome: isTurnedAgainst ? "upheld" : "dismissed",
    });
    const measure = outcome === "granted" ? measureNow(report, appeals) : null;
    const listingReturn = measure ? await undoMeasure(tx, report, measure, reason) : null;
    const stored = { outcome, ...consequence, listingReturn };
    await tx.db
      .update(reportAppeals)
      .set({ ...stored, decidedReason: reason, decidedById: userId, decidedAt: tx.clock() })
      .where(eq(reportAppeals.id, appealId));
    const change = { subject: "report", id: `${report.id}/appeal`, from: null } as const;
    const to = { appeal: outcome, ...consequence, ...(listingReturn && { listingReturn }) };
    await recordChange(tx, { ...change, to, reason });
    await publish(tx, reportEvents.AppealDecided, { appealId });
  });
}

/** An appeal with its report, under the report's lock, as every decision of it is made. */
async function lockAppeal(tx: Ctx, appealId: number) {
  const [found] = await tx.db.select().from(reportAppeals).where(eq(reportAppeals.id, appealId));
  if (!found) throw new NotFound();
  const { reportId } = found;
  const [report] = await tx.db.select().from(reports).where(eq(reports.id, reportId)).for("update");
  const appeals = (await readAppeals(tx, [reportId])).get(reportId) ?? [];
  const appeal = appeals.find(({ id }) => id === appealId);
  if (!report || !appeal) throw new NotFound();
  return { report, appeal, appeals };
}
