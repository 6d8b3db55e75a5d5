import type { Ctx } from "#server/context.ts";
import { backups } from "./table.ts";

/** When this installation was saved last, and how the last trial of a restore went; null where no backup was made. */
export async function findBackup(ctx: Ctx): Promise<typeof backups.$inferSelect | null> {
  const [found] = await ctx.db.select().from(backups);
  return found ?? null;
}
