import { writeCookie } from "./cookies.ts";

export const justChangedKey = "just-changed";

/**
 * FR12: Whoever has just changed something gets pages rendered anew for eleven seconds. Otherwise a public page is the
 * same for everybody, up to ten seconds old, and what is the visitor's own comes to it by one call; while nobody says
 * for five seconds who the visitor is, the page is a guest's, with a word.
 *
 * A little longer than a finished page may be old (`server/http/page-cache/page-cache.ts`).
 */
const lifetimeSeconds = 11;

/** The visitor has changed something: for a few seconds their pages are rendered anew, so that a reload shows it. */
export function announceChange(): void {
  writeCookie(justChangedKey, "1", lifetimeSeconds);
}
