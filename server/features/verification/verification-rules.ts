import { phoneCodeMinutes } from "#contract/accounts/account-limits.ts";

/** Seconds from one code to the next (RULES.md A16). */
const pauseSeconds = 60;

/** When a code that is in force until `expiresAt` lets the next one go out. */
export function nextCodeAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - phoneCodeMinutes * 60_000 + pauseSeconds * 1000);
}

/** Until when a code that goes out now may be written. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + phoneCodeMinutes * 60_000);
}
