import { appealMonths, type ReportSide } from "#contract/reports/report-words.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { findUser } from "#server/features/mails/load.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { quoted } from "#server/features/mails/templates/quoted.ts";
import { appealUntil } from "#server/features/reports/appeal-rules.ts";
import { reportEvents } from "#server/features/reports/events.ts";
import { readAppeals } from "#server/features/reports/read-appeals.ts";
import { reportAppeals, reporterMeasures, reports } from "#server/features/reports/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

/** A mail quotes this many characters of what was reported. */
const quotedCharacters = 300;

type Report = typeof reports.$inferSelect;

const filed = { id: 12, kind: "listing", quoted: "Becherovka 1935" };
const decided = {
  ...{ ...filed, isUpheld: true, reason: "Zátka prosakuje, popis to neuvádí." },
  ...{ action: "taken_off" as string | null, ground: "terms" as string | null },
};
const measured = { kind: "warning", decision: { rule: null, reason: "Tři nahlášení téže nabídky." } };

/** Notices that the Digital Services Act asks for (Art. 16, 17, 20 and 23). */
export const reportMails = mailGroup({
  texts: { cs, en },
  rules: { appealMonths },
  samples: {
    "report-received": filed,
    "report-decided": decided,
    "report-decided-against": decided,
    "appeal-received": filed,
    /** To both sides: `isOwn` to who appealed, `isReported` to whom it concerns; `listing`: what became of one that was taken off. */
    "appeal-decided": {
      ...{ ...decided, outcome: "granted", listing: "back" as string | null },
      ...{ isOwn: true, isReported: true, mayAppeal: true },
    },
    "reporter-warning": measured,
    "reporter-pause": { ...measured, kind: "pause", until: new Date("2026-12-29T09:00:00Z") as Date | null },
    "reporter-freed": { kind: "pause", reason: "Nahlášení byla oprávněná." },
  },
});
const { mail } = reportMails;

export const onReportEvents = [
  mailsOn(reportEvents.ReportFiled, async (ctx, { reportId }) => {
    const report = await findReport(ctx, reportId);
    const reporter = report && (await findSide(ctx, report, "reporter"));
    if (!reporter) return null;
    return mail("report-received", reporter, `report-received:${reportId}`, {
      url: pageOf(report, "reporter"),
      data: filedOf(report),
    });
  }),
  /** Tells who reported what a moderator decided and why, and whom it hits where it was upheld. */
  mailsOn(reportEvents.ReportDecided, async (ctx, { reportId }) => {
    const report = await findReport(ctx, reportId);
    if (!report?.outcome) return null;
    const { action, ground, decidedReason } = report;
    const isUpheld = report.outcome === "upheld";
    const data = { ...filedOf(report), action, ground, isUpheld, reason: decidedReason ?? "" };
    const reporter = await findSide(ctx, report, "reporter");
    const reported = isUpheld && (await findSide(ctx, report, "reported"));
    return [
      reporter &&
        mail("report-decided", reporter, `report-decided:${reportId}`, {
          url: pageOf(report, "reporter"),
          data,
        }),
      reported &&
        mail("report-decided-against", reported, `report-decided-against:${reportId}`, {
          url: pageOf(report, "reported"),
          data,
        }),
    ];
  }),
  mailsOn(reportEvents.ReportAppealed, async (ctx, { appealId }) => {
    const { report, appeal } = await findAppeal(ctx, appealId);
    const appellant = report && (await findSide(ctx, report, appeal.side));
    if (!appellant) return null;
    return mail("appeal-received", appellant, `appeal-received:${appealId}`, {
      url: pageOf(report, appeal.side),
      data: filedOf(report),
    });
  }),
  /** Tells both sides what came of an appeal; whom a dismissal that stands had named never learned of it. */
  mailsOn(reportEvents.AppealDecided, async (ctx, { appealId }) => {
    const { report, appeal } = await findAppeal(ctx, appealId);
    if (!report || !appeal.outcome) return null;
    const { outcome, action, ground, listingReturn: listing, decidedReason } = appeal;
    const appeals = (await readAppeals(ctx, [report.id])).get(report.id) ?? [];
    const mails = [];
    for (const side of ["reporter", "reported"] as const) {
      const isOwn = appeal.side === side;
      if (side === "reported" && !isOwn && outcome === "refused") continue;
      const recipient = await findSide(ctx, report, side);
      if (!recipient) continue;
      mails.push(
        mail("appeal-decided", recipient, `appeal-decided:${appealId}:${side}`, {
          url: pageOf(report, side),
          data: {
            ...{ ...filedOf(report), outcome, action, ground, listing, reason: decidedReason ?? "" },
            ...{ isOwn, isReported: side === "reported", isUpheld: false },
            mayAppeal: appealUntil(report, appeals, side) !== null,
          },
        }),
      );
    }
    return mails;
  }),
  /** Tells who often sends manifestly unfounded reports of a warning or a pause and why, or that it was withdrawn. */
  mailsOn(reportEvents.ReporterMeasured, async (ctx, { measureId, isWithdrawn }) => {
    const [measure] = await ctx.db.select().from(reporterMeasures).where(eq(reporterMeasures.id, measureId));
    const report = measure && (await findReport(ctx, measure.reportId));
    const reporter = report && (await findSide(ctx, report, "reporter"));
    if (!reporter) return null;
    const { kind, until } = measure;
    const url = pageOf(report, "reporter");
    if (isWithdrawn)
      return mail("reporter-freed", reporter, `reporter-freed:${measureId}`, {
        ...{ url, data: { kind, reason: measure.withdrawnReason ?? "" } },
      });
    const data = { kind, until, decision: { rule: null, reason: measure.reason } };
    return mail(`reporter-${kind}`, reporter, `reporter-${kind}:${measureId}`, { url, data });
  }),
];

const filedOf = (report: Report) => ({
  ...{ id: report.id, kind: report.kind, quoted: quoted(report.quoted ?? "", quotedCharacters) },
});

async function findReport(ctx: Ctx, reportId: number): Promise<Report | undefined> {
  const [report] = await ctx.db.select().from(reports).where(eq(reports.id, reportId));
  return report;
}

async function findAppeal(ctx: Ctx, appealId: number) {
  const [appeal] = await ctx.db.select().from(reportAppeals).where(eq(reportAppeals.id, appealId));
  const report = appeal && (await findReport(ctx, appeal.reportId));
  return report ? { appeal, report } : {};
}

/** A guest who reported is told at the e-mail they gave, which the law asks for (Digital Services Act, Art. 16). */
async function findSide(ctx: Ctx, report: Report, side: ReportSide) {
  const { guestEmail: email, guestLocale, createdAt, reporterId, reportedId } = report;
  if (side === "reported") return findUser(ctx, reportedId);
  if (email) return { email, locale: guestLocale ?? "cs", emailConfirmedAt: createdAt };
  return findUser(ctx, reporterId);
}

const pageOf =
  ({ id, reporterKey, reportedKey }: Report, side: ReportSide) =>
  (to: Addresses) =>
    to.report({ id, key: side === "reporter" ? reporterKey : reportedKey });
