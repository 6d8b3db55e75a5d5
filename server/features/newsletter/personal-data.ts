import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { subscribers } from "./table.ts";

export const newsletterData: PersonalData = {
  tables: ["subscribers"],
  files: {
    newsletter: (ctx, { email }) => rowsOf(ctx, subscribers, eq(subscribers.email, email), ["key", "confirmHash"]),
  },
  forget: async (ctx, { email }) => {
    await ctx.db.delete(subscribers).where(eq(subscribers.email, email));
  },
};
