import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { issueDeliveries } from "./table.ts";

export const newsletterIssuesData: PersonalData = {
  tables: ["issue_deliveries"],
  files: {
    "newsletter-issues": (ctx, { email }) =>
      rowsOf(ctx, issueDeliveries, eq(issueDeliveries.email, email), ["mailKey"]),
  },
  forget: async (ctx, { email }) => {
    await ctx.db.delete(issueDeliveries).where(eq(issueDeliveries.email, email));
  },
};
