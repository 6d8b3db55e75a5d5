import type { ReportSide } from "#contract/messages/report-words.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { appealUntil } from "#server/features/reports/appeal-rules.ts";
import type { reportEvents } from "#server/features/reports/events.ts";
import { readAppeals } from "#server/features/reports/read-appeals.ts";
import { reportAppeals, type reports } from "#server/features/reports/table.ts";
import { appealDecidedMail, appealReceivedMail } from "./appeal-mails.ts";
import { findReport, findReported, findReporter, reportedsPage, reportersPage } from "./write-report-mail.ts";

type Report = typeof reports.$inferSelect;

/** Tells who appealed that it has come. */
export async function writeAppealedMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { appealId }: PayloadOf<typeof reportEvents.ReportAppealed>,
): Promise<void> {
  const found = await findAppeal(ctx, appealId);
  const recipient = found && (await findSide(ctx, found.report, found.appeal.side));
  if (!recipient) return;
  const { report, appeal } = found;
  await writeMail(ctx, mailSettings, recipient, {
    key: `appeal-received:${appealId}`,
    kind: "appeal-received",
    content: (addresses) => appealReceivedMail({ ...report, url: pageOf(addresses, report, appeal.side) }),
  });
}

/** Tells both sides what came of an appeal; whom a dismissal that stands had named never learned of it. */
export async function writeAppealMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { appealId }: PayloadOf<typeof reportEvents.AppealDecided>,
): Promise<void> {
  const found = await findAppeal(ctx, appealId);
  if (!found) return;
  const { report, appeal } = found;
  const { outcome, action, ground, listingReturn, decidedReason } = appeal;
  if (!outcome) return;
  const appeals = (await readAppeals(ctx, [report.id])).get(report.id) ?? [];
  for (const side of ["reporter", "reported"] as const) {
    const isOwn = appeal.side === side;
    if (side === "reported" && !isOwn && outcome === "refused") continue;
    const recipient = await findSide(ctx, report, side);
    if (!recipient) continue;
    const mayAppeal = appealUntil(report, appeals, side) !== null;
    const decided = {
      ...{ ...report, outcome, action, ground, listing: listingReturn, reason: decidedReason ?? "" },
      ...{ isOwn, isReported: side === "reported", mayAppeal },
    };
    await writeMail(ctx, mailSettings, recipient, {
      key: `appeal-decided:${appealId}:${side}`,
      kind: "appeal-decided",
      content: (addresses) => appealDecidedMail({ ...decided, url: pageOf(addresses, report, side) }),
    });
  }
}

async function findAppeal(ctx: Ctx, appealId: number) {
  const [appeal] = await ctx.db.select().from(reportAppeals).where(eq(reportAppeals.id, appealId));
  const report = appeal && (await findReport(ctx, appeal.reportId));
  return appeal && report ? { appeal, report } : null;
}

const findSide = (ctx: Ctx, report: Report, side: ReportSide) =>
  side === "reporter" ? findReporter(ctx, report) : findReported(ctx, report);

const pageOf = (addresses: Addresses, report: Report, side: ReportSide) =>
  (side === "reporter" ? reportersPage : reportedsPage)(addresses, report);
