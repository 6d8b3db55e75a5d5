import { guestWishlistSeconds } from "#contract/listings/publication-limits.ts";
import { readCookie, writeCookie } from "#web/session/cookies.ts";

const cookieName = "guest-wishlist";

/** The temporary id of a guest's list in this browser, or null. */
export function guestListId(): string | null {
  return listIdOf(readCookie(cookieName));
}

/** The same from a request's Cookie header, for a page that the server renders. */
export function guestListIn(header: string | null): string | null {
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  return listIdOf(pair?.slice(cookieName.length + 1));
}

function listIdOf(value: string | null | undefined): string | null {
  return value && /^[\w-]{22,64}$/.test(value) ? value : null;
}

/**
 * W2: A guest's list is known by a secret id in the cookie `guest-wishlist`, which lives {guestWishlistSeconds} from the last change; the
 * page of what one follows shows it without an account.
 */
export function keepGuestList(tempId: string): void {
  writeCookie(cookieName, tempId, guestWishlistSeconds);
}

export function forgetGuestList(): void {
  writeCookie(cookieName, "", 0);
}
