import type { OwnReport } from "#contract/reports/reports.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { appealUntil } from "./appeal-rules.ts";
import { reportEvents } from "./events.ts";
import { findByKey, getReport } from "./get-report.ts";
import { readAppeals } from "./read-appeals.ts";
import { reportAppeals, reports } from "./table.ts";

/**
 * Appeals against the last decision of a report, for the side whose key it is, with or without an account (rule M15). Throws
 * APPEAL_NOT_POSSIBLE where the decision did not go against it, or it has appealed, and APPEAL_TOO_LATE after six months.
 */
export async function appealReport(ctx: Ctx, id: number, key: string, text: string): Promise<OwnReport> {
  return transaction(ctx, async (tx) => {
    const { side } = await findByKey(tx, id, key);
    const [report] = await tx.db.select().from(reports).where(eq(reports.id, id)).for("update");
    const appeals = (await readAppeals(tx, [id])).get(id) ?? [];
    const until = report ? appealUntil(report, appeals, side) : null;
    if (!until) throw new Conflict("APPEAL_NOT_POSSIBLE");
    const createdAt = tx.clock();
    if (until < createdAt) throw new Conflict("APPEAL_TOO_LATE");
    const [appeal] = await tx.db
      .insert(reportAppeals)
      .values({ reportId: id, side, text, createdAt })
      .returning({ id: reportAppeals.id });
    if (!appeal) throw new Error("an inserted row is returned");
    await publish(tx, reportEvents.ReportAppealed, { appealId: appeal.id });
    return getReport(tx, id, key);
  });
}
