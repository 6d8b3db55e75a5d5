import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { changeWatcherCount } from "#server/features/listings/change-watcher-count.ts";
import { findList } from "./find-list.ts";
import { lockWatched, watchedIds } from "./lock-watched.ts";
import { wishlists } from "./table.ts";

export async function removeWishlist(ctx: Ctx, tempId: string): Promise<void> {
  while (!(await transaction(ctx, (tx) => removeOnce(tx, tempId)))) {
    ctx.log.debug("a list grew while it was removed, tried again");
  }
}

/** Returns false when an item was added before the locks were held. */
async function removeOnce(ctx: Ctx, tempId: string): Promise<boolean> {
  const { id } = await findList(ctx, tempId);
  const locked = await lockWatched(ctx, id);
  await findList(ctx, tempId, { lock: true });
  const ids = await watchedIds(ctx, id);
  if (ids.some((listingId) => !locked.has(listingId))) return false;
  await ctx.db.delete(wishlists).where(eq(wishlists.id, id));
  await changeWatcherCount(ctx, ids, -1);
  return true;
}
