import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { notices } from "./table.ts";

export const noticesData: PersonalData = {
  tables: ["notices"],
  files: { notices: (ctx, { id }) => rowsOf(ctx, notices, eq(notices.userId, id), ["eventId"]) },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(notices).where(eq(notices.userId, id));
  },
};
