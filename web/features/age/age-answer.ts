import { writeCookie } from "#web/session/cookies.ts";

/** A yes is remembered for a year, as with cookies; a no (`askAge`) lasts as long as the browser is open. */
export const yearSeconds = 365 * 24 * 3_600;

/** Takes a no back. */
export function storeAdult(): void {
  writeCookie("adult", "yes", yearSeconds);
}
