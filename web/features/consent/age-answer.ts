import { writeCookie } from "#web/session/cookies.ts";

/** A yes lasts for a year, as the choice of cookies does; a no (`askAge`) lasts as long as the browser is open. */
export const yearSeconds = 365 * 24 * 3_600;

/** Takes a no back. */
export function storeAdult(): void {
  writeCookie("adult", "yes", yearSeconds);
}
