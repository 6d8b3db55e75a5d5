import { type Ctx, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { changeWatcherCount } from "#server/features/listings/change-watcher-count.ts";
import { listings } from "#server/features/listings/table.ts";
import { findList } from "./find-list.ts";
import { wishlistItems } from "./table.ts";
import { touchList } from "./touch-list.ts";

/** Stops watching a listing; safe to repeat. */
export async function removeItem(ctx: Ctx, tempId: string, listingId: number): Promise<void> {
  await findList(ctx, tempId);
  await transaction(ctx, async (tx) => {
    await tx.db.select({ id: listings.id }).from(listings).where(eq(listings.id, listingId)).for("no key update");
    const list = await findList(tx, tempId, { lock: true });
    const removed = await tx.db
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.wishlistId, list.id), eq(wishlistItems.listingId, listingId)))
      .returning({ id: wishlistItems.listingId });
    await changeWatcherCount(
      tx,
      removed.map(({ id }) => id),
      -1,
    );
    await touchList(tx, list.id);
  });
}
