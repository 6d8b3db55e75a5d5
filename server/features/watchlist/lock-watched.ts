import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { wishlistItems } from "./table.ts";

/**
 * Locks the listings of a list, in id order as everybody does, for their counts to change; returns their ids.
 * The list itself is locked afterwards, and may have got more by then.
 */
export async function lockWatched(ctx: Ctx, wishlistId: number): Promise<ReadonlySet<number>> {
  const ids = await watchedIds(ctx, wishlistId);
  const locked = await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(inArray(listings.id, ids))
    .orderBy(listings.id)
    .for("no key update");
  return new Set(locked.map(({ id }) => id));
}

/** The ids of a list's listings, in order. */
export async function watchedIds(ctx: Ctx, wishlistId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: wishlistItems.listingId })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
