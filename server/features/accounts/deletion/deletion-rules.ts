import { coolingDays } from "#contract/accounts/account-limits.ts";
import { dayMs } from "#contract/values/durations.ts";

/** How long before it the owner is reminded. */
const remindedDays = 3;
/** Days for which nobody gets an account with the e-mail of a deleted one (rule LV4). */
export const emailRetainedDays = 365;

/**
 * LV3: A deletion needs the password or a fresh proof (A24), signs out everywhere, and is done {coolingDays} days later; signing in before
 * calls it off, which the owner is told, and {remindedDays} days before its owner is reminded.
 */
export function deletionDueAt(wantedAt: Date): Date {
  return new Date(wantedAt.getTime() + coolingDays * dayMs);
}

/** Deletions that are due at this time or before get their reminder at `now`. */
export function remindedUntil(now: Date): Date {
  return new Date(now.getTime() + remindedDays * dayMs);
}

/** E-mails that were left before this time are free again. */
export function emailsFreeSince(now: Date): Date {
  return new Date(now.getTime() - emailRetainedDays * dayMs);
}

/** Three years in which claims can be made (§ 629 of the Civil Code), and one for suits that are served later (rule RE12). */
const claimYears = 4;

/** What was kept of accounts deleted by this time for claims serves no more. */
export function claimsEndSince(now: Date): Date {
  return new Date(now.getTime() - claimYears * 366 * dayMs);
}
