import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { listings } from "./table.ts";

/**
 * Adds to or takes from the watcher count of each listing, in the transaction that stores the watching; the caller has
 * locked the rows in id order. The revision stays, since watchers are not part of the lot's state.
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
