import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { productWatches } from "./table.ts";

export const productWatchesData: PersonalData = {
  tables: ["product_watches"],
  files: {
    productWatches: (ctx, { id }) => rowsOf(ctx, productWatches, eq(productWatches.userId, id)),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(productWatches).where(eq(productWatches.userId, id));
  },
};
