import { fetchableDays } from "#contract/accounts/account-limits.ts";
import { dayMs } from "#contract/values/durations.ts";

/** A process that has not been heard of for so long has died, and another one begins anew. */
const claimMs = 60_000;
/**
 * LV1: All own data are put into a ZIP when asked for: one at a time, 3 a day, for {fetchableDays} days to its owner alone. A process that
 * is silent for {claimMs} has lost it to another; after {maxAttempts} attempts it has failed.
 */
export const maxAttempts = 3;

export function exportExpiresAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + fetchableDays * dayMs);
}

export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
