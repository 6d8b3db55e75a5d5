import { dayMs } from "#contract/values/durations.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";

/** Order of the queue: a lower one goes first, however many of a higher one wait (RULES.md NT7). */
export const urgencies = { asked: 1, payload: 2, reminded: 3, bulk: 4 } as const;

/** Mails whose reader sits before the screen and waits, or whose account is in danger. */
const askedKinds = new Set<MailKind>([
  "confirm-email",
  "new-password",
  "account-exists",
  "password-changed",
  "bank-account-changed",
  "email-code",
  "email-changed",
  "account-suspended",
  "deletion-wanted",
  "email-kept",
  "confirm-newsletter",
]);
const urgencyOfMany: Partial<Record<MailKind, number>> = {
  "watched-ending": urgencies.reminded,
  "search-found": urgencies.bulk,
  digest: urgencies.bulk,
  "newsletter-issue": urgencies.bulk,
};

export function urgencyOf(kind: MailKind): number {
  return askedKinds.has(kind) ? urgencies.asked : (urgencyOfMany[kind] ?? urgencies.payload);
}

/** After how many days a mail that could not be sent is of no use; all that are not named wait two weeks. */
const lifetimeDays: Partial<Record<MailKind, number>> = {
  "confirm-email": 3,
  "new-password": 3,
  digest: 7,
  "newsletter-issue": 7,
};
const longestLifetimeDays = 14;

/** When a mail written at `writtenAt` expires, unless it says so itself. */
export function expiryOf(kind: MailKind, writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + (lifetimeDays[kind] ?? longestLifetimeDays) * dayMs);
}

/** How often a server may refuse a recipient or a mail for now; with the pauses below this is about a day. */
export const maxRefusals = 32;

/** Seconds until a mail refused so many times is tried again: 10, doubling to an hour. */
export function pauseAfter(refusals: number): number {
  return Math.min(10 * 2 ** (refusals - 1), 3_600);
}

/** Seconds for which a mail server that has failed so many times in a row is left alone: 5, doubling to a minute. */
export function restAfter(failures: number): number {
  return Math.min(5 * 2 ** (failures - 1), 60);
}
