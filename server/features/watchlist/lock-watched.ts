import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { wishlistItems } from "./table.ts";

/**
 * Locks a list's listings, in id order as everywhere, before their counts change; returns their ids. The list is locked
 * afterwards and may have grown by then.
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

export async function watchedIds(ctx: Ctx, wishlistId: number): Promise<number[]> {
  const rows = await ctx.db
    .select({ id: wishlistItems.listingId })
    .from(wishlistItems)
    .where(eq(wishlistItems.wishlistId, wishlistId));
  return rows.map(({ id }) => id).sort((a, b) => a - b);
}
