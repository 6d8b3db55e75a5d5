import { dayMs } from "#contract/values/durations.ts";
import { buyerEmail } from "#demo/content/people.ts";
import type { Random } from "#demo/random.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { wishlistItems, wishlists } from "#server/features/watchlist/table.ts";
import type { Member } from "./member.ts";

const guests = 70;
const itemsAtOnce = 1_000;
/** Notes of the demo's buyer on some of the watched listings. */
const notes = [
  "Dárek k padesátinám, nejvýš o tisícovku víc.",
  "Zeptat se na stav zátky.",
  "Kdyby nevyšla ta druhá.",
  "Srovnat s cenou z jara.",
];

interface Watchable extends Record<string, unknown> {
  id: number;
  sellerId: number;
  bidCount: number;
  isLive: boolean;
}

/** Stores accounts and guests who watch listings; the more bids a listing has, the more watchers. */
export async function storeWatchers(ctx: Ctx, members: readonly Member[], random: Random): Promise<void> {
  const lists = await storeLists(ctx, members, random);
  const { rows } = await ctx.db.execute<Watchable>(sql`
    select id, seller_id as "sellerId", bid_count as "bidCount", status = 'live' as "isLive" from listings
    where status in ('live', 'sold', 'unsold') order by id`);
  const items = rows.flatMap((listing) => watchersOf(listing, lists, members, random, ctx.clock()));
  for (let from = 0; from < items.length; from += itemsAtOnce) {
    await ctx.db.insert(wishlistItems).values(items.slice(from, from + itemsAtOnce));
  }
  await ctx.db.execute(sql`
    update listings l set watcher_count = w.watchers
    from (select listing_id, count(*) as watchers from wishlist_items group by listing_id) w
    where l.id = w.listing_id`);
}

type List = typeof wishlists.$inferSelect;

async function storeLists(ctx: Ctx, members: readonly Member[], random: Random): Promise<List[]> {
  const userIds = [...members.map(({ id }) => id), ...Array.from({ length: guests }, () => null)];
  return ctx.db
    .insert(wishlists)
    .values(
      userIds.map((userId) => {
        const usedAt = new Date(ctx.clock().getTime() - random.float(0, 6) * dayMs);
        return { userId, tempId: newSecret().plain, createdAt: usedAt, usedAt };
      }),
    )
    .returning();
}

function watchersOf(listing: Watchable, lists: readonly List[], members: readonly Member[], random: Random, now: Date) {
  const buyerId = members.find(({ email }) => email === buyerEmail)?.id;
  const wanted = Math.round(random.int(0, 4) + listing.bidCount * random.float(0.5, 1.5));
  const first = random.int(0, lists.length - 1);
  const chosen = Array.from(
    { length: Math.min(wanted, lists.length - 1) },
    (_, index) => lists[(first + index * 7) % lists.length],
  );
  return chosen.flatMap((list) => {
    if (!list || list.userId === listing.sellerId) return [];
    const addedAt = new Date(now.getTime() - random.float(0.2, 3) * dayMs);
    const note = list.userId === buyerId && listing.isLive && random.chance(0.4) ? random.pick(notes) : null;
    return [{ wishlistId: list.id, listingId: listing.id, addedAt, note }];
  });
}
