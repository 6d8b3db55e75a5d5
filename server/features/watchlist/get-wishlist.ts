import type { Locale } from "#contract/values/locale.ts";
import type { Wishlist } from "#contract/watchlist/wishlist.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { ownList } from "./create-wishlist.ts";
import { findList } from "./find-list.ts";
import { emptyWishlist, wishlistView } from "./wishlist-view.ts";

export async function getOwnWishlist(ctx: Ctx, lang: Locale): Promise<Wishlist> {
  const { userId } = requireUser(ctx);
  const list = await ownList(ctx, userId);
  return list ? wishlistView(ctx, list, lang) : emptyWishlist(userId);
}

/** A guest's list by its temporary id, `0` for none; an account's list is not found here, not even by its owner. */
export async function getGuestWishlist(ctx: Ctx, tempId: string, lang: Locale): Promise<Wishlist> {
  if (tempId === "0") return emptyWishlist(null);
  const list = await findList(ctx, tempId);
  if (list.userId !== null) throw new NotFound();
  return wishlistView(ctx, list, lang);
}
