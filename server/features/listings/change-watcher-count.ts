import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { listings } from "./table.ts";

/**
 * Counts a watcher more or fewer on each of these listings. The caller holds their rows' locks, taken in id order, in the
 * transaction that stores the watching. Watchers are no state of the lot, so its revision stays.
 */
export async function changeWatcherCount(
  ctx: Ctx,
  listingIds: readonly number[],
  change: number,
): Promise<void> {
  if (listingIds.length === 0 || change === 0) return;
  await ctx.db
    .update(listings)
    .set({ watcherCount: sql`${listings.watcherCount} + ${change}` })
    .where(inArray(listings.id, [...listingIds]));
}
