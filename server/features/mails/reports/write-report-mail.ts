import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { LetterTexts } from "#server/features/mails/letters/letter.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import type { reportEvents } from "#server/features/reports/events.ts";
import { reports } from "#server/features/reports/table.ts";

/** Tells who reported what a moderator decided, and why. */
export async function writeReportMail(
  ctx: Ctx,
  house: House,
  { reportId }: PayloadOf<typeof reportEvents.ReportDecided>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ report: reports, recipient: users })
    .from(reports)
    .innerJoin(users, eq(users.id, reports.reporterId))
    .where(eq(reports.id, reportId));
  if (!found?.report.outcome) return;
  const { report, recipient } = found;
  await writeLetter(ctx, house, recipient, {
    key: `report-decided:${reportId}`,
    kind: "report-decided",
    letter: (addresses) =>
      reportDecidedLetter({
        isUpheld: report.outcome === "upheld",
        reason: report.decidedReason ?? "",
        url: addresses.conversation(report.conversationId),
      }),
  });
}

/** To who reported a message or a person. */
const reportDecidedLetter = (decided: { isUpheld: boolean; reason: string; url: string }): LetterTexts => ({
  cs: () => ({
    subject: "Vaše nahlášení je rozhodnuté",
    heading: decided.isUpheld ? "Dali jsme vám za pravdu" : "Porušení pravidel jsme neshledali",
    paragraphs: ["vaše nahlášení posoudil moderátor. Jeho odůvodnění:", `„${decided.reason}“`],
    action: { label: "Otevřít konverzaci", url: decided.url },
  }),
  en: () => ({
    subject: "Your report has been decided",
    heading: decided.isUpheld ? "We agree with your report" : "We found no breach of the rules",
    paragraphs: ["A moderator has looked at your report. The reason given:", `“${decided.reason}”`],
    action: { label: "Open the conversation", url: decided.url },
  }),
});
