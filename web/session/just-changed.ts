import { writeCookie } from "./cookies.ts";

export const justChangedKey = "just-changed";

/** A little longer than a finished page may be old (`server/http/page-cache/page-cache.ts`). */
const lifetimeSeconds = 11;

/** The visitor has changed something: for a few seconds their pages are rendered anew, so that a reload shows it. */
export function announceChange(): void {
  writeCookie(justChangedKey, "1", lifetimeSeconds);
}
