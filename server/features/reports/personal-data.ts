import { eq, or } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { reports } from "./table.ts";

export const reportsData: PersonalData = {
  tables: ["reports"],
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
  },
  // What they reported as a guest stays with moderators, without who it was.
  forget: async (ctx, { email }) => {
    await ctx.db
      .update(reports)
      .set({ guestName: null, guestEmail: null })
      .where(eq(reports.guestEmail, email.toLowerCase()));
  },
};
