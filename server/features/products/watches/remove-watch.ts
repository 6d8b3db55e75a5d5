import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { productWatches } from "./table.ts";

/** Waits for a product no more; 404 where nobody did. */
export async function removeWatch(ctx: Ctx, productId: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const removed = await ctx.db
    .delete(productWatches)
    .where(and(eq(productWatches.userId, userId), eq(productWatches.productId, productId)))
    .returning();
  if (removed.length === 0) throw new NotFound();
}
