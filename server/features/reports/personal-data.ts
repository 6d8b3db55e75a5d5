import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { reports } from "./table.ts";

export const reportsData: PersonalData = {
  tables: ["reports"],
  // What others have told of oneself would name them.
  files: {
    reports: (ctx, { id }) =>
      rowsOf(ctx, reports, eq(reports.reporterId, id), ["reportedId", "decidedById", "quoted"]),
  },
};
