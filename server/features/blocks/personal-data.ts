import { eq, or } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { blocks } from "./table.ts";

export const blocksData: PersonalData = {
  tables: ["blocks"],
  // Who has blocked oneself is the other's alone.
  files: { blocks: (ctx, { id }) => rowsOf(ctx, blocks, eq(blocks.blockerId, id)) },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(blocks).where(or(eq(blocks.blockerId, id), eq(blocks.blockedId, id)));
  },
};
