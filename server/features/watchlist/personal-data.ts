import { eq, inArray } from "#server/db/query.ts";
import { changeWatcherCount } from "#server/features/listings/change-watcher-count.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { lockWatched, watchedIds } from "./lock-watched.ts";
import { wishlistItems, wishlists } from "./table.ts";

export const watchlistData: PersonalData = {
  tables: ["wishlists", "wishlist_items"],
  files: {
    watchlist: (ctx, { id }) => {
      const own = ctx.db.select({ id: wishlists.id }).from(wishlists).where(eq(wishlists.userId, id));
      return rowsOf(ctx, wishlistItems, inArray(wishlistItems.wishlistId, own), ["wishlistId"]);
    },
  },
  forget: async (ctx, { id }) => {
    const lists = await ctx.db.select().from(wishlists).where(eq(wishlists.userId, id));
    for (const list of lists) {
      // Nobody adds to it any more: its owner is signed out.
      await lockWatched(ctx, list.id);
      const ids = await watchedIds(ctx, list.id);
      await ctx.db.delete(wishlists).where(eq(wishlists.id, list.id));
      await changeWatcherCount(ctx, ids, -1);
    }
  },
};
