import type { ReportSide } from "#contract/reports/report-words.ts";
import type { OwnReport } from "#contract/reports/reports.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, or } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { appealUntil, outcomeNow } from "./appeal-rules.ts";
import { type AppealRow, readAppeals, toAppeal } from "./read-appeals.ts";
import { reports } from "./table.ts";

type Row = typeof reports.$inferSelect;

/** A report as the side whose key it is sees it (rule M13); another key's is not found. */
export async function getReport(ctx: Ctx, id: number, key: string): Promise<OwnReport> {
  const { report, side } = await findByKey(ctx, id, key);
  return seenBy(side, report, (await readAppeals(ctx, [id])).get(id) ?? []);
}

export async function findByKey(ctx: Ctx, id: number, key: string): Promise<{ report: Row; side: ReportSide }> {
  const isKey = or(eq(reports.reporterKey, key), eq(reports.reportedKey, key));
  const [report] = await ctx.db
    .select()
    .from(reports)
    .where(and(eq(reports.id, id), isKey));
  if (!report) throw new NotFound();
  return { report, side: report.reporterKey === key ? "reporter" : "reported" };
}

/** Whom it concerns reads neither who reported nor in what words. */
export function seenBy(side: ReportSide, report: Row, appeals: readonly AppealRow[]): OwnReport {
  const { id, kind, reason, quoted, note, createdAt, outcome, action, ground, decidedAt } = report;
  return {
    ...{ id, side, kind, reason, quoted },
    note: side === "reporter" ? note : null,
    at: createdAt.toISOString(),
    decision: outcome &&
      decidedAt && {
        ...{ outcome, action, ground },
        reason: report.decidedReason ?? "",
        at: decidedAt.toISOString(),
      },
    appeals: appeals.map((each) => ({ ...toAppeal(each), text: each.side === side ? each.text : null })),
    outcome: outcomeNow(report, appeals),
    appealUntil: appealUntil(report, appeals, side)?.toISOString() ?? null,
  };
}
