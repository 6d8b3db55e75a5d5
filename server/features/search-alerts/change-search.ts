import type { WatchedSearch, WatchPace } from "#contract/search-alerts/watched-searches.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { lockSearches } from "./add-search.ts";
import { checkFilters } from "./check-filters.ts";
import { getSearch } from "./get-search.ts";
import { storedFilters } from "./stored-filters.ts";
import { watchedSearches } from "./table.ts";

/** Changes how often one is told, what the search is limited to, and up to when its finds have been seen (rule SF3). */
export async function changeSearch(
  ctx: Ctx,
  id: number,
  change: {
    readonly pace?: WatchPace | undefined;
    readonly categories?: number[] | undefined;
    readonly seenAt?: string | undefined;
  },
): Promise<WatchedSearch> {
  const { userId } = requireUser(ctx);
  await transaction(ctx, async (tx) => {
    await lockSearches(tx, userId);
    const own = and(eq(watchedSearches.id, id), eq(watchedSearches.userId, userId));
    const [row] = await tx.db.select().from(watchedSearches).where(own).for("update");
    if (!row) throw new NotFound();
    const { pace = row.pace, categories, seenAt } = change;
    const limited =
      categories && (await storedFilters(tx, await checkFilters(tx, userId, { ...row.filters, categories })));
    if (limited && limited.key !== row.key) await requireNoOther(tx, userId, limited.key);
    await tx.db
      .update(watchedSearches)
      .set({
        pace,
        ...limited,
        ...(seenAt && {
          seenAt: sql`greatest(${watchedSearches.seenAt}, least(${seenAt}::timestamptz, ${tx.clock()}::timestamptz))`,
        }),
      })
      .where(own);
  });
  return getSearch(ctx, id);
}

async function requireNoOther(tx: Ctx, userId: number, key: string): Promise<void> {
  const same = and(eq(watchedSearches.userId, userId), eq(watchedSearches.key, key));
  if ((await tx.db.$count(watchedSearches, same)) > 0) throw new Conflict("SEARCH_WATCHED");
}
