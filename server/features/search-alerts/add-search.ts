import {
  maxWatchedSearches,
  type WatchedFilters,
  type WatchedSearch,
  type WatchPace,
} from "#contract/search-alerts/watched-searches.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { checkFilters } from "./check-filters.ts";
import { getSearch } from "./get-search.ts";
import { storedFilters } from "./stored-filters.ts";
import { watchedSearches } from "./table.ts";

/** Watches a search from now on; the same again is the same search, told as often as asked for now (rule SF2). */
export async function addSearch(
  ctx: Ctx,
  { pace, ...asked }: WatchedFilters & { pace: WatchPace },
): Promise<WatchedSearch> {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.changeSearches, String(userId));
  const filters = await checkFilters(ctx, userId, asked);
  const stored = await storedFilters(ctx, filters);
  const id = await transaction(ctx, async (tx) => {
    await lockSearches(tx, userId);
    const now = tx.clock();
    const isSame = sql`user_id = ${userId} and md5(key) = md5(${stored.key})`;
    const { rows } = await tx.db.execute<{ id: number }>(sql`
      update watched_searches set pace = ${pace} where ${isSame} returning id`);
    if (rows[0]) return rows[0].id;
    const waiting = await tx.db.$count(watchedSearches, eq(watchedSearches.userId, userId));
    if (waiting >= maxWatchedSearches) throw new Conflict("WATCHED_SEARCHES_FULL", { maximum: maxWatchedSearches });
    const [row] = await tx.db
      .insert(watchedSearches)
      .values({ ...stored, userId, pace, createdAt: now, seenAt: now })
      .returning({ id: watchedSearches.id });
    if (!row) throw new Error("an insert returns its row");
    return row.id;
  });
  return getSearch(ctx, id);
}

/** One change at a time for a person, so that the bound holds and no two become the same. */
export async function lockSearches(tx: Ctx, userId: number): Promise<void> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('watched-searches'), ${userId}::int)`);
}
