import { maxWishlistItems } from "#contract/watchlist/wishlist.ts";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { changeWatcherCount } from "#server/features/listings/change-watcher-count.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";

/** W6: Who watched a lot watches the one it is offered again as, unless the list is full. */
export const subscribeWatchlist: Subscriber[] = [on(listingEvents.ListingRelisted, copyWatchers, { endsBatch: true })];

/** Safe to repeat: adds and counts only users who do not watch the new listing yet; a full list stays as it is. */
export async function copyWatchers(
  ctx: Ctx,
  { listingId, fromId }: { listingId: number; fromId: number },
): Promise<void> {
  // Events are handled in batches of one transaction, where waiting for a row could deadlock with the bid queue or a
  // merge of lists: a locked row fails the event, which is then delivered again.
  await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("no key update", { noWait: true });
  const watching = await lockWatching(ctx, fromId);
  const { rows } = await ctx.db.execute(sql`
    insert into wishlist_items (wishlist_id, listing_id, note, added_at)
    select o.wishlist_id, ${listingId}, o.note, ${ctx.clock()} from wishlist_items o
    where o.listing_id = ${fromId} and o.wishlist_id = any(${sql.param(watching)}::int8[])
      and (select count(*) from wishlist_items held where held.wishlist_id = o.wishlist_id) < ${maxWishlistItems}
    on conflict do nothing returning wishlist_id`);
  await changeWatcherCount(ctx, [listingId], rows.length);
}

/** Locks the lists that hold a listing, in id order as everywhere, so that none grows meanwhile; returns their ids. */
async function lockWatching(ctx: Ctx, listingId: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select w.id from wishlists w join wishlist_items o on o.wishlist_id = w.id
    where o.listing_id = ${listingId} order by w.id for no key update of w nowait`);
  return rows.map(({ id }) => id);
}
