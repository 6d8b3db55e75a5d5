import { guestWishlistSeconds } from "#contract/wishlist.ts";

const cookieName = "guest-wishlist";

/** The temporary id of a guest's list in this browser, or null. */
export function guestListId(): string | null {
  const pair = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${cookieName}=`));
  const value = pair?.slice(cookieName.length + 1) ?? "";
  return /^[\w-]{22,64}$/.test(value) ? value : null;
}

/** Keeps it for fourteen days from the last change (specification, section 9), as the server does. */
export function keepGuestList(tempId: string): void {
  writeCookie(tempId, guestWishlistSeconds);
}

export function forgetGuestList(): void {
  writeCookie("", 0);
}

function writeCookie(value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${cookieName}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${secure}`;
}
