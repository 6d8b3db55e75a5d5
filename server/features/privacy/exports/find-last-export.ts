import type { Ctx } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { dataExports } from "#server/features/privacy/table.ts";

type ExportRow = typeof dataExports.$inferSelect;

/** The last export that an account has asked for. */
export async function findLastExport(ctx: Ctx, userId: number): Promise<ExportRow | undefined> {
  const [row] = await ctx.db
    .select()
    .from(dataExports)
    .where(eq(dataExports.userId, userId))
    .orderBy(desc(dataExports.id))
    .limit(1);
  return row;
}
