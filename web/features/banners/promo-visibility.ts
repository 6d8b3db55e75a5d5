import { readCookie, writeCookie } from "#web/session/cookies.ts";

/** VI5: The promo banner hides after {shownMs}, or when closed, for a day. */
export const shownMs = 30_000;
/** For so long nobody sees the promo banner again, in seconds: a day (rule VI5). */
const daySeconds = 24 * 3_600;

/**
 * Inline at the head of every page: hides the promo banner, which is part of every page, before the first paint from
 * a visitor who has seen it, so that nothing moves later.
 */
export function hideSeenPromo(): void {
  if (document.cookie.split(/;\s*/).includes("top-banner=hidden")) document.documentElement.classList.add("promo-seen");
}

export function isPromoSeen(): boolean {
  return readCookie("top-banner") === "hidden";
}

export function storePromoSeen(): void {
  writeCookie("top-banner", "hidden", daySeconds);
}
