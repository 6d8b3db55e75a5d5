import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import type { Subscriber } from "#server/events/dispatcher.ts";
import { changeWatcherCount } from "#server/features/auctions/change-watcher-count.ts";
import { listings } from "#server/features/auctions/table.ts";

const relisted = z.object({ listingId: z.number(), fromId: z.number() });

/** Whoever watched a lot that is offered again watches the new one (product decisions, "Bidding", rule 10). */
export const subscribeWatchlist: Subscriber = async (ctx, { topic, payload }) => {
  if (topic === "ListingRelisted") await copyWatchers(ctx, relisted.parse(payload));
};

/** Twice is once: only who does not watch the new listing yet is added and counted. */
export async function copyWatchers(
  ctx: Ctx,
  { listingId, fromId }: { listingId: number; fromId: number },
): Promise<void> {
  // Events come in batches of one transaction, in any order of listings: waiting for a row could cross the bid desk's
  // locks. A row that is held fails the event, and it comes again.
  await ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(eq(listings.id, listingId))
    .for("no key update", { noWait: true });
  const { rows } = await ctx.db.execute(sql`
    insert into wishlist_items (wishlist_id, listing_id, note, added_at)
    select wishlist_id, ${listingId}, note, ${ctx.clock()} from wishlist_items where listing_id = ${fromId}
    on conflict do nothing returning wishlist_id`);
  await changeWatcherCount(ctx, [listingId], rows.length);
}
