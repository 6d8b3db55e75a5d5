import { readCookie, writeCookie } from "#web/session/cookies.ts";

/** For so long nobody sees the promo banner again, in seconds: a day (RULES.md VI5). */
const daySeconds = 24 * 3_600;

/**
 * Inline at the head of every page: takes the promo banner, a part of the page that is the same for everyone, out of it
 * before it is painted, for whoever has seen it. So its place is there from the beginning, or is not.
 */
export function hideSeenPromo(): void {
  if (document.cookie.split(/;\s*/).includes("top-banner=hidden"))
    document.documentElement.classList.add("promo-seen");
}

export function isPromoSeen(): boolean {
  return readCookie("top-banner") === "hidden";
}

export function storePromoSeen(): void {
  writeCookie("top-banner", "hidden", daySeconds);
}
