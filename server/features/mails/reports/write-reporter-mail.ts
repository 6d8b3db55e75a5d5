import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import type { reportEvents } from "#server/features/reports/events.ts";
import { reporterMeasures } from "#server/features/reports/table.ts";
import { reporterFreedLetter, reporterMeasuredLetter } from "./reporter-letters.ts";
import { findReport, findReporter, reportersPage } from "./write-report-mail.ts";

/** Tells who reports that they were warned or paused from reporting and why, or that this was withdrawn. */
export async function writeReporterMail(
  ctx: Ctx,
  house: House,
  { measureId, isWithdrawn }: PayloadOf<typeof reportEvents.ReporterMeasured>,
): Promise<void> {
  const [measure] = await ctx.db.select().from(reporterMeasures).where(eq(reporterMeasures.id, measureId));
  const report = measure && (await findReport(ctx, measure.reportId));
  const reporter = report && (await findReporter(ctx, report));
  if (!reporter) return;
  const reason = (isWithdrawn ? measure.withdrawnReason : measure.reason) ?? "";
  const letter = isWithdrawn ? reporterFreedLetter : reporterMeasuredLetter;
  const kind = isWithdrawn ? "reporter-freed" : (`reporter-${measure.kind}` as const);
  await writeLetter(ctx, house, reporter, {
    key: `${kind}:${measureId}`,
    kind,
    letter: (addresses) => letter({ ...measure, reason, url: reportersPage(addresses, report) }),
  });
}
