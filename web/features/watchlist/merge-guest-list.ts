import type { Wishlist } from "#contract/watchlist/wishlist.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { forgetGuestList, guestListId } from "./guest-wishlist.ts";

/** Adds what was watched as a guest to the list of whoever is signed in now, which it returns; null where there was nothing. */
export async function mergeGuestList(): Promise<Wishlist | null> {
  const tempId = guestListId();
  if (tempId === null) return null;
  const merged = await browserApi.wishlists.create({ body: { tempId } });
  forgetGuestList();
  return merged;
}
