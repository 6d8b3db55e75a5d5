import { maxWishlistItems } from "#contract/watchlist/wishlist.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, count, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { changeWatcherCount } from "#server/features/listings/change-watcher-count.ts";
import { listings } from "#server/features/listings/table.ts";
import { isPublic } from "#server/features/listings/visibility-rules.ts";
import { findList } from "./find-list.ts";
import { wishlistItems } from "./table.ts";
import { touchList } from "./touch-list.ts";

interface Addition {
  readonly tempId: string;
  readonly listingId: number;
  /** Undefined leaves the note as it is. */
  readonly note: string | null | undefined;
}

/**
 * W1: Only what is public can be added to a list, to {maxWishlistItems} items at most, each with a note of at most
 * {maxNoteLength} characters.
 * W4: Adding twice is one item and one watcher.
 */
export async function addItem(ctx: Ctx, { tempId, listingId, note }: Addition): Promise<void> {
  await findList(ctx, tempId);
  await transaction(ctx, async (tx) => {
    await lockPublic(tx, listingId);
    const list = await findList(tx, tempId, { lock: true });
    const own = eq(wishlistItems.wishlistId, list.id);
    const same = and(own, eq(wishlistItems.listingId, listingId));
    const known = await tx.db.select({ note: wishlistItems.note }).from(wishlistItems).where(same);
    if (known.length > 0) {
      if (note !== undefined)
        await tx.db
          .update(wishlistItems)
          .set({ note: note || null })
          .where(same);
    } else {
      const [waiting] = await tx.db.select({ items: count() }).from(wishlistItems).where(own);
      if ((waiting?.items ?? 0) >= maxWishlistItems) {
        throw new Conflict("WISHLIST_FULL", { maximum: maxWishlistItems });
      }
      const addedAt = tx.clock();
      await tx.db.insert(wishlistItems).values({ wishlistId: list.id, listingId, note: note || null, addedAt });
      await changeWatcherCount(tx, [listingId], 1);
    }
    await touchList(tx, list.id);
  });
}

async function lockPublic(ctx: Ctx, listingId: number): Promise<void> {
  const [row] = await ctx.db
    .select({ status: listings.status, publishedAt: listings.publishedAt })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("no key update");
  if (!row || !isPublic(row)) throw new NotFound();
}
