import { maxWatchedSearches, type WatchedSearch } from "#contract/listings/watched-searches.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { toWatchedSearch } from "./list-searches.ts";

/** Watches a search from now on; the same words again are the same search (RULES.md W7). */
export async function addSearch(ctx: Ctx, q: string): Promise<WatchedSearch> {
  const { userId } = requireUser(ctx);
  return transaction(ctx, async (tx) => {
    // One at a time for a person, so that the bound holds.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('watched-searches'), ${userId}::int)`);
    const { rows } = await tx.db.execute<{ held: number; isThere: boolean }>(sql`
      select count(*) as held, coalesce(bool_or(lower(q) = lower(${q})), false) as "isThere"
      from watched_searches where user_id = ${userId}`);
    const { held = 0, isThere = false } = rows[0] ?? {};
    if (!isThere && held >= maxWatchedSearches)
      throw new Conflict("WATCHED_SEARCHES_FULL", { maximum: maxWatchedSearches });
    const now = tx.clock();
    const stored = await tx.db.execute<{ id: number; q: string; createdAt: Date }>(sql`
      insert into watched_searches (user_id, q, created_at, checked_at) values (${userId}, ${q}, ${now}, ${now})
      on conflict (user_id, lower(q)) do update set q = excluded.q
      returning id, q, created_at as "createdAt"`);
    const [row] = stored.rows;
    if (!row) throw new Error("an insert returns its row");
    return toWatchedSearch(row);
  });
}
