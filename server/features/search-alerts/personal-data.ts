import { eq, inArray } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { searchMatches, watchedSearches } from "./table.ts";

export const searchAlertsData: PersonalData = {
  tables: ["watched_searches", "search_matches"],
  files: {
    searches: (ctx, { id }) => rowsOf(ctx, watchedSearches, eq(watchedSearches.userId, id), ["query"]),
    found: (ctx, { id }) => {
      const own = ctx.db.select({ id: watchedSearches.id }).from(watchedSearches).where(eq(watchedSearches.userId, id));
      return rowsOf(ctx, searchMatches, inArray(searchMatches.searchId, own));
    },
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(watchedSearches).where(eq(watchedSearches.userId, id));
  },
};
