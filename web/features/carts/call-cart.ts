import type { Cart } from "#contract/carts/carts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { storedToken } from "#web/session/token.ts";
import { countPieces } from "./cart-count.ts";
import { forgetGuestCart, guestCart, keepGuestCart, newGuestCart } from "./guest-cart.ts";

/** Changes go out one after another, so that no answer is older than what is shown. */
let queue: Promise<unknown> = Promise.resolve();

/** Reads or changes the visitor's cart, `own` or a guest's, and shows in the header how many pieces it has then. */
export function callCart(call: (key: string) => Promise<{ data: Cart }>): Promise<Cart> {
  const done = queue.then(async () => {
    const isGuest = storedToken() === null;
    if (!isGuest) await moveIn();
    const key = isGuest ? (guestCart() ?? newGuestCart()) : "own";
    const { data: cart } = await call(key);
    if (isGuest) keepGuestCart(key);
    countPieces(cart.pieces, isGuest);
    return cart;
  });
  queue = done.catch(() => undefined);
  return done;
}

/** Moves what somebody put in as a guest into their own cart, after a log-in; null where there was nothing. */
export function mergeGuestCart(): Promise<Cart | null> {
  const done = queue.then(moveIn);
  queue = done.catch(() => undefined);
  return done;
}

async function moveIn(): Promise<Cart | null> {
  const guestKey = guestCart();
  if (guestKey === null || storedToken() === null) return null;
  const { data: cart } = await browserApi.carts.merge({ body: { guestKey } });
  forgetGuestCart();
  countPieces(cart.pieces, false);
  return cart;
}
