import { guestWishlistSeconds } from "#contract/listings/wishlist.ts";
import { readCookie, writeCookie } from "#web/session/cookies.ts";

const cookieName = "guest-wishlist";

/** The temporary id of a guest's list in this browser, or null. */
export function guestListId(): string | null {
  const value = readCookie(cookieName) ?? "";
  return /^[\w-]{22,64}$/.test(value) ? value : null;
}

/** Keeps it for fourteen days from the last change (RULES.md W2), as the server does. */
export function keepGuestList(tempId: string): void {
  writeCookie(cookieName, tempId, guestWishlistSeconds);
}

export function forgetGuestList(): void {
  writeCookie(cookieName, "", 0);
}
