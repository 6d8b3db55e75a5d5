import type { Locale } from "#contract/values/locale.ts";
import type { Wishlist } from "#contract/watchlist/wishlist.ts";
import type { Ctx } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { categoryLinkOf, readCategories } from "#server/features/catalogue/read-categories.ts";
import { listings } from "#server/features/listings/table.ts";
import type { WishlistRow } from "./find-list.ts";
import { wishlistItems } from "./table.ts";

/** Reads never write, so a caller without a list gets this until the first item creates one. */
export const emptyWishlist = (userId: number | null): Wishlist => ({
  id: null,
  site_id: 1,
  user_id: userId,
  temp_id: null,
  items: [],
});

export async function wishlistView(ctx: Ctx, list: WishlistRow, lang: Locale): Promise<Wishlist> {
  const categories = await readCategories(ctx);
  const items = await ctx.db
    .select({
      id: wishlistItems.listingId,
      note: wishlistItems.note,
      addedAt: wishlistItems.addedAt,
      categoryId: listings.categoryId,
    })
    .from(wishlistItems)
    .innerJoin(listings, eq(listings.id, wishlistItems.listingId))
    .where(eq(wishlistItems.wishlistId, list.id))
    .orderBy(desc(wishlistItems.addedAt), desc(wishlistItems.listingId));
  return {
    id: list.id,
    site_id: list.siteId,
    user_id: list.userId,
    temp_id: list.tempId,
    items: items.map(({ id, note, addedAt, categoryId }) => ({
      product: {
        id,
        categories: (categories.get(categoryId ?? 0)?.path ?? []).flatMap((each) => {
          const category = categories.get(each);
          return category ? [categoryLinkOf(category, lang)] : [];
        }),
      },
      note,
      added_at: addedAt.toISOString(),
    })),
  };
}
