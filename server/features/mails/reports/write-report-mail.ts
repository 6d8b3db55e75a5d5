import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { reportEvents } from "#server/features/reports/events.ts";
import { reports } from "#server/features/reports/table.ts";
import { reportDecidedMail, reportReceivedMail, reportUpheldMail } from "./report-mails.ts";

type Report = typeof reports.$inferSelect;

/** Tells who reported that it has come. */
export async function writeReceivedMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { reportId }: PayloadOf<typeof reportEvents.ReportFiled>,
): Promise<void> {
  const report = await findReport(ctx, reportId);
  const reporter = report && (await findReporter(ctx, report));
  if (!reporter) return;
  await writeMail(ctx, mailSettings, reporter, {
    key: `report-received:${reportId}`,
    kind: "report-received",
    content: (addresses) => reportReceivedMail({ ...report, url: reportersPage(addresses, report) }),
  });
}

/** Tells who reported what a moderator decided and why, and whom it hits where it was upheld. */
export async function writeReportMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { reportId }: PayloadOf<typeof reportEvents.ReportDecided>,
): Promise<void> {
  const report = await findReport(ctx, reportId);
  if (!report?.outcome) return;
  const isUpheld = report.outcome === "upheld";
  const decided = { ...report, isUpheld, reason: report.decidedReason ?? "" };
  const reporter = await findReporter(ctx, report);
  if (reporter)
    await writeMail(ctx, mailSettings, reporter, {
      key: `report-decided:${reportId}`,
      kind: "report-decided",
      content: (addresses) => reportDecidedMail({ ...decided, url: reportersPage(addresses, report) }),
    });
  const reported = isUpheld && (await findReported(ctx, report));
  if (reported)
    await writeMail(ctx, mailSettings, reported, {
      key: `report-decided-against:${reportId}`,
      kind: "report-decided-against",
      content: (addresses) => reportUpheldMail({ ...decided, url: reportedsPage(addresses, report) }),
    });
}

export async function findReport(ctx: Ctx, reportId: number): Promise<Report | undefined> {
  const [report] = await ctx.db.select().from(reports).where(eq(reports.id, reportId));
  return report;
}

/** Who is told as the reporter: a guest at the e-mail they gave, which the law asks for (Digital Services Act, Art. 16). */
export async function findReporter(ctx: Ctx, { reporterId, guestEmail, guestLocale, createdAt }: Report) {
  if (guestEmail) return { email: guestEmail, locale: guestLocale ?? "cs", emailConfirmedAt: createdAt };
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, reporterId ?? 0));
  return user ?? null;
}

export async function findReported(ctx: Ctx, { reportedId }: Report) {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, reportedId ?? 0));
  return user ?? null;
}

export const reportersPage = (addresses: Addresses, { id, reporterKey: key }: Report) =>
  addresses.report({ id, key });
export const reportedsPage = (addresses: Addresses, { id, reportedKey: key }: Report) =>
  addresses.report({ id, key });
