import type { FastifyInstance } from "fastify";
import { wishlists } from "#contract/watchlist/wishlist.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { changeWishlist } from "./change-wishlist.ts";
import { createWishlist } from "./create-wishlist.ts";
import { getGuestWishlist, getOwnWishlist } from "./get-wishlist.ts";
import { listWatched, listWatchedByGuest } from "./list-watched.ts";
import { removeWishlist } from "./remove-wishlist.ts";
import { wishlistView } from "./wishlist-view.ts";

/** Lists of watched items, of guests and of accounts (rules W1 to W6). */
export function registerWatchlist(app: FastifyInstance): void {
  bind(app, wishlists.own, (ctx, { params }) => getOwnWishlist(ctx, params.locale));
  bind(app, wishlists.anonymous, (ctx, { params }) => getGuestWishlist(ctx, params.tempId, params.locale));
  bind(app, wishlists.create, async (ctx, { body, request }) =>
    wishlistView(ctx, await createWishlist(ctx, body?.tempId, callerOf(request)), ctx.locale),
  );
  bind(app, wishlists.remove, async (ctx, { params }) => {
    await removeWishlist(ctx, params.tempId);
    return { data: { ok: true as const } };
  });
  bind(app, wishlists.change, (ctx, { params, body, request }) =>
    changeWishlist(ctx, params.tempId, body, callerOf(request)),
  );
  bind(app, wishlists.watched, (ctx, { query }) => listWatched(ctx, query));
  bind(app, wishlists.watchedByGuest, (ctx, { params, query }) => listWatchedByGuest(ctx, params.tempId, query));
}
