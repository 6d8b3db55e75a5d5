import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { removeArchive } from "./exports/place.ts";
import { dataExports } from "./table.ts";

export const ownData: PersonalData = {
  tables: ["data_exports"],
  files: { exports: (ctx, { id }) => rowsOf(ctx, dataExports, eq(dataExports.userId, id), ["claimedUntil"]) },
  forget: async (ctx, { id }) => {
    const gone = await ctx.db.delete(dataExports).where(eq(dataExports.userId, id)).returning();
    for (const each of gone) ctx.afterCommit(() => void removeArchive(ctx, each.id));
  },
};
