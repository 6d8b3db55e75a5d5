import { phoneCodeMinutes } from "#contract/accounts/account-limits.ts";

/**
 * A16: An account is verified by complete contact details and a code of six digits sent to their telephone: valid for {phoneCodeMinutes}
 * minutes, 5 tries, one code a minute and 10 a day for an account and for a number, used once; one number verifies one account. A moderator
 * grants and withdraws it, with a reason, and takes the telephone of the details with it as that account's, unless another is verified by
 * it.
 *
 * Until when a code that goes out now may be written.
 */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + phoneCodeMinutes * 60_000);
}
