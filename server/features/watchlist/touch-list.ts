import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { wishlists } from "./table.ts";

/** Notes that a list has changed, which keeps a guest's list from being swept. */
export async function touchList(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.update(wishlists).set({ usedAt: ctx.clock() }).where(eq(wishlists.id, id));
}
