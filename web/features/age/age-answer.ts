import { writeCookie } from "#web/cookies.ts";

/** Whoever says yes is not asked again for a year, as with cookies; a no lasts as long as the browser is open. */
export const yearSeconds = 365 * 24 * 3_600;

export function storeAge(isAdult: boolean): void {
  if (isAdult) writeCookie("adult", "yes", yearSeconds);
  else writeCookie("adult", "no");
}
