import type { WatchedSearch } from "#contract/listings/watched-searches.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { watchedSearches } from "./table.ts";

/** The searches that the caller watches, the newest first. */
export async function listSearches(ctx: Ctx): Promise<WatchedSearch[]> {
  const { userId } = requireUser(ctx);
  const rows = await ctx.db
    .select()
    .from(watchedSearches)
    .where(eq(watchedSearches.userId, userId))
    .orderBy(sql`${watchedSearches.id} desc`);
  return rows.map(toWatchedSearch);
}

export function toWatchedSearch({
  id,
  q,
  createdAt,
}: {
  id: number;
  q: string;
  createdAt: Date;
}): WatchedSearch {
  return { id, q, createdAt: createdAt.toISOString() };
}
