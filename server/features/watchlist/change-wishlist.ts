import type { z } from "zod";
import type { Wishlist, wishlists } from "#contract/watchlist/wishlist.ts";
import type { Ctx } from "#server/context.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { addItem } from "./add-item.ts";
import { countGuestWatcher } from "./count-guest-watcher.ts";
import { findList } from "./find-list.ts";
import { removeItem } from "./remove-item.ts";
import { wishlistView } from "./wishlist-view.ts";

/** Adds a listing to a list or removes it, safe to repeat; returns the list in the caller's language. */
export async function changeWishlist(
  ctx: Ctx,
  tempId: string,
  { productId, note, remove }: z.output<typeof wishlists.change.body>,
  caller: Caller,
): Promise<Wishlist> {
  await countAttempt(ctx, limits.wishlistChange, ctx.actor ? `user ${ctx.actor.userId}` : caller.network);
  if (remove) await removeItem(ctx, tempId, productId);
  else {
    if (!ctx.actor) await countGuestWatcher(ctx, { tempId, listingId: productId, caller });
    await addItem(ctx, { tempId, listingId: productId, note });
  }
  return wishlistView(ctx, await findList(ctx, tempId), ctx.locale);
}
