import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { wishlists } from "./table.ts";

/** A list has just been changed: a guest's goes on living. */
export async function touchList(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.update(wishlists).set({ usedAt: ctx.clock() }).where(eq(wishlists.id, id));
}
