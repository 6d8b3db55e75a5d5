import { maxWishlistItems } from "#contract/watchlist/wishlist.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, inArray, isNull, sql } from "#server/db/query.ts";
import { changeWatcherCount } from "#server/features/listings/change-watcher-count.ts";
import type { WishlistRow } from "./find-list.ts";
import { lockWatched, watchedIds } from "./lock-watched.ts";
import { wishlists } from "./table.ts";

/**
 * W3: After log-in a guest's list is merged into the account's, once; what does not fit is the guest's oldest.
 *
 * A missing list has been merged already.
 */
export async function mergeWishlist(ctx: Ctx, guestTempId: string, own: WishlistRow): Promise<void> {
  while (!(await transaction(ctx, (tx) => mergeOnce(tx, guestTempId, own)))) {
    ctx.log.debug("a guest's list grew while it was merged, tried again");
  }
}

/** Returns false when an item was added before the locks were held, since its listing is not locked. */
async function mergeOnce(ctx: Ctx, guestTempId: string, own: WishlistRow): Promise<boolean> {
  const ofGuest = and(eq(wishlists.tempId, guestTempId), isNull(wishlists.userId));
  const [guest] = await ctx.db.select().from(wishlists).where(ofGuest);
  if (!guest) return true;
  const locked = await lockWatched(ctx, guest.id);
  const lists = await ctx.db
    .select({ id: wishlists.id })
    .from(wishlists)
    .where(inArray(wishlists.id, [guest.id, own.id]))
    .orderBy(wishlists.id)
    .for("update");
  if (lists.length < 2) return true;
  const ids = await watchedIds(ctx, guest.id);
  if (ids.some((id) => !locked.has(id))) return false;
  const moved = await moveItems(ctx, guest.id, own.id);
  await ctx.db.delete(wishlists).where(eq(wishlists.id, guest.id));
  await changeWatcherCount(
    ctx,
    ids.filter((id) => !moved.has(id)),
    -1,
  );
  return true;
}

async function moveItems(ctx: Ctx, fromId: number, toId: number): Promise<ReadonlySet<number>> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into wishlist_items (wishlist_id, listing_id, note, added_at)
    select ${toId}, g.listing_id, g.note, g.added_at from wishlist_items g
    where g.wishlist_id = ${fromId}
      and not exists (select from wishlist_items o where o.wishlist_id = ${toId} and o.listing_id = g.listing_id)
    order by g.added_at desc, g.listing_id
    limit greatest(0, ${maxWishlistItems} - (select count(*) from wishlist_items where wishlist_id = ${toId}))
    returning listing_id as id`);
  return new Set(rows.map(({ id }) => id));
}
