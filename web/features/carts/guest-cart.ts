import { guestCartSeconds } from "#contract/goods-orders/shop-limits.ts";
import { readCookie, writeCookie } from "#web/session/cookies.ts";

const cookieName = "guest-cart";

/** The secret of a guest's cart in this browser, or null. */
export function guestCart(): string | null {
  return keyOf(readCookie(cookieName));
}

/** The same from a request's Cookie header, for a page that the server renders. */
export function guestCartIn(header: string | null): string | null {
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  return keyOf(pair?.slice(cookieName.length + 1));
}

function keyOf(value: string | null | undefined): string | null {
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** A new secret, 256 bits. */
export function newGuestCart(): string {
  const bytes = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(32)));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Keeps it from the last change on, as long as the server does (rule CA5). */
export function keepGuestCart(key: string): void {
  writeCookie(cookieName, key, guestCartSeconds);
}

export function forgetGuestCart(): void {
  writeCookie(cookieName, "", 0);
}
