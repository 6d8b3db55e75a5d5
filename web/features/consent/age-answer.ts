import { writeCookie } from "#web/session/cookies.ts";

/**
 * VI1: The answer to whether one is 18 or older is asked of everybody once; a yes holds for a year, a no until the
 * browser is closed; the question proves nothing (65/2017, § 6).
 *
 * A yes lasts as long as the choice of cookies does.
 */
export const yearSeconds = 365 * 24 * 3_600;

/** Takes a no back. */
export function storeAdult(): void {
  writeCookie("adult", "yes", yearSeconds);
}
