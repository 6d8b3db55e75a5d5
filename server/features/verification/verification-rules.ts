import { phoneCodeMinutes } from "#contract/accounts/account-limits.ts";

/** Until when a code that goes out now may be written. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + phoneCodeMinutes * 60_000);
}
