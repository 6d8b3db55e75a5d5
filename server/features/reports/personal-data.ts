import { and, eq, inArray, or } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { reportAppeals, reporterMeasures, reports, trustedFlaggers } from "./table.ts";

export const reportsData: PersonalData = {
  tables: ["reports", "report_appeals", "reporter_measures", "trusted_flaggers"],
  // What others have told of oneself would name them.
  files: {
    reports: (ctx, { id, email }) =>
      rowsOf(ctx, reports, or(eq(reports.reporterId, id), eq(reports.guestEmail, email.toLowerCase())), [
        "reportedId",
        "decidedById",
        "quoted",
        "reporterKey",
        "reportedKey",
      ]),
    trustedFlaggers: (ctx, { id, email }) =>
      rowsOf(ctx, trustedFlaggers, or(eq(trustedFlaggers.userId, id), eq(trustedFlaggers.email, email.toLowerCase())), [
        "namedById",
        "removedById",
      ]),
    reporterMeasures: (ctx, { id, email }) =>
      rowsOf(
        ctx,
        reporterMeasures,
        or(eq(reporterMeasures.userId, id), eq(reporterMeasures.email, email.toLowerCase())),
        ["byId", "withdrawnById"],
      ),
    reportAppeals: (ctx, { id, email }) => {
      const isTheirs = or(
        and(
          eq(reportAppeals.side, "reporter"),
          or(eq(reports.reporterId, id), eq(reports.guestEmail, email.toLowerCase())),
        ),
        and(eq(reportAppeals.side, "reported"), eq(reports.reportedId, id)),
      );
      const theirs = ctx.db
        .select({ id: reportAppeals.id })
        .from(reportAppeals)
        .innerJoin(reports, eq(reports.id, reportAppeals.reportId))
        .where(isTheirs);
      return rowsOf(ctx, reportAppeals, inArray(reportAppeals.id, theirs), ["decidedById"]);
    },
  },
  // What they reported as a guest stays with moderators, without who it was.
  forget: async (ctx, { email }) => {
    await ctx.db
      .update(reports)
      .set({ guestName: null, guestEmail: null })
      .where(eq(reports.guestEmail, email.toLowerCase()));
    await ctx.db.update(trustedFlaggers).set({ email: null }).where(eq(trustedFlaggers.email, email.toLowerCase()));
    await ctx.db.update(reporterMeasures).set({ email: null }).where(eq(reporterMeasures.email, email.toLowerCase()));
  },
};
