import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { reportEvents } from "#server/features/reports/events.ts";
import { reporterMeasures } from "#server/features/reports/table.ts";
import { reporterFreedMail, reporterMeasuredMail } from "./reporter-mails.ts";
import { findReport, findReporter, reportersPage } from "./write-report-mail.ts";

/** Tells who reports that they were warned or paused from reporting and why, or that this was withdrawn. */
export async function writeReporterMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { measureId, isWithdrawn }: PayloadOf<typeof reportEvents.ReporterMeasured>,
): Promise<void> {
  const [measure] = await ctx.db.select().from(reporterMeasures).where(eq(reporterMeasures.id, measureId));
  const report = measure && (await findReport(ctx, measure.reportId));
  const reporter = report && (await findReporter(ctx, report));
  if (!reporter) return;
  const reason = (isWithdrawn ? measure.withdrawnReason : measure.reason) ?? "";
  const content = isWithdrawn ? reporterFreedMail : reporterMeasuredMail;
  const kind = isWithdrawn ? "reporter-freed" : (`reporter-${measure.kind}` as const);
  await writeMail(ctx, mailSettings, reporter, {
    key: `${kind}:${measureId}`,
    kind,
    content: (addresses) => content({ ...measure, reason, url: reportersPage(addresses, report) }),
  });
}
