import { usernameRestDays } from "#contract/accounts/account-limits.ts";
import { dayMs } from "#contract/values/durations.ts";

/**
 * A18: A user name changes once in {usernameRestDays} days; for a year nobody else gets the old one or one that looks like it, while its
 * owner may take it back.
 */
const restMs = usernameRestDays * dayMs;
/** How long nobody else gets a name that was given up. */
export const retainedMs = 365 * dayMs;

/** From when on the name may change again; null where it may now. */
export function changeableFrom(lastChange: Date | null, now: Date): Date | null {
  if (!lastChange) return null;
  const from = new Date(lastChange.getTime() + restMs);
  return from > now ? from : null;
}
