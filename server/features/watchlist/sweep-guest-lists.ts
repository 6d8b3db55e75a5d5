import { and, isNull, lt } from "drizzle-orm";
import { guestWishlistSeconds } from "#contract/wishlist.ts";
import type { Ctx } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { removeWishlist } from "./remove-wishlist.ts";
import { wishlists } from "./table.ts";

/** A day longer than the cookie that names the list. */
const keptMs = (guestWishlistSeconds + 24 * 3_600) * 1_000;

/** Removes guests' lists that nobody can open any more; their items no longer count as watched. */
export async function sweepGuestLists(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - keptMs);
  const stale = await ctx.db
    .select({ tempId: wishlists.tempId })
    .from(wishlists)
    .where(and(isNull(wishlists.userId), lt(wishlists.usedAt, before)));
  for (const { tempId } of stale) {
    await removeWishlist(ctx, tempId).catch((error: unknown) => {
      // Another process sweeps as well.
      if (!(error instanceof NotFound)) throw error;
    });
  }
  return stale.length;
}
