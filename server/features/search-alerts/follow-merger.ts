import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { plainFilters } from "./search-rules.ts";
import { storedFilters } from "./stored-filters.ts";
import { watchedSearches } from "./table.ts";

/** Searches that watch a brand which is another one now go on with that one; where that is watched already, one of the two ends. */
export async function followMerger(ctx: Ctx, { fromId, intoId }: { fromId: number; intoId: number }): Promise<void> {
  const [from, into] = [String(fromId), String(intoId)];
  const watching = await ctx.db
    .select()
    .from(watchedSearches)
    .where(sql`${watchedSearches.filters}->'brand' @> to_jsonb(${from}::text)`)
    .orderBy(watchedSearches.id);
  for (const { id, filters } of watching) {
    const brand = (filters.brand ?? []).map((each) => (each === from ? into : each));
    const stored = await storedFilters(ctx, plainFilters({ ...filters, brand }));
    const same = sql`user_id = (select user_id from watched_searches where id = ${id}) and key = ${stored.key}`;
    const isWatched = (await ctx.db.$count(watchedSearches, same)) > 0;
    if (isWatched) await ctx.db.delete(watchedSearches).where(eq(watchedSearches.id, id));
    else await ctx.db.update(watchedSearches).set(stored).where(eq(watchedSearches.id, id));
  }
}
