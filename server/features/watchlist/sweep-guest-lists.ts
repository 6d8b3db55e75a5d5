import { guestWishlistSeconds } from "#contract/listings/publication-limits.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, gt, lt, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { removeWishlist } from "./remove-wishlist.ts";
import { wishlists } from "./table.ts";

/** A day longer than the cookie that names the list. */
const retainedMs = (guestWishlistSeconds + 24 * 3_600) * 1_000;

/**
 * RE5: Guests' lists go 15 days after their last change.
 *
 * Their items no longer count as watched.
 */
export async function sweepGuestLists(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listStaleLists(ctx, after, limit),
    async ({ tempId }) => {
      try {
        await removeWishlist(ctx, tempId);
        return true;
      } catch (error) {
        // Another process has removed the list meanwhile.
        if (error instanceof NotFound) return false;
        throw error;
      }
    },
  );
}

/** The next unused guests' lists by id, found by the index `wishlists_guests`. */
function listStaleLists(ctx: Ctx, after: number, limit: number) {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  return ctx.db
    .select({ id: wishlists.id, tempId: wishlists.tempId })
    .from(wishlists)
    .where(and(sql`${wishlists.userId} is null`, lt(wishlists.usedAt, before), gt(wishlists.id, after)))
    .orderBy(asc(wishlists.id))
    .limit(limit);
}
