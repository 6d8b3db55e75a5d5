import { fetchableDays } from "#contract/accounts/account-limits.ts";
import { dayMs } from "#contract/values/durations.ts";

/** A process that has not been heard of for so long has died, and another one begins anew. */
const claimMs = 60_000;
/** After so many attempts an export has failed; its owner may ask for another. */
export const maxAttempts = 3;

export function exportExpiresAt(readyAt: Date): Date {
  return new Date(readyAt.getTime() + fetchableDays * dayMs);
}

export function claimedUntil(now: Date): Date {
  return new Date(now.getTime() + claimMs);
}
