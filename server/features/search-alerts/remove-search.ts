import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { watchedSearches } from "./table.ts";

/** Watches a search no more; what an event has told already may still come. */
export async function removeSearch(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const removed = await ctx.db
    .delete(watchedSearches)
    .where(and(eq(watchedSearches.id, id), eq(watchedSearches.userId, userId)))
    .returning({ id: watchedSearches.id });
  if (removed.length === 0) throw new NotFound();
}
