import { dayMs } from "#contract/values/durations.ts";
import type { MailKind } from "#server/features/mails/templates/mail-kinds.ts";

/** The order in which mails go (rule NT7). */
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

/**
 * NT5: A mail that is refused for now is tried up to {maxRefusals} times, with pauses from 10 seconds doubling to an hour; a mailbox that
 * does not exist is tried once and ends its subscription. A mail server that is away counts for nothing: mails wait until they expire,
 * after {longestLifetimeDays} days unless they say so.
 *
 * With these pauses that is about a day.
 */
export const maxRefusals = 32;

/** Seconds until a mail refused so many times is tried again: 10, doubling to an hour. */
export function pauseAfter(refusals: number): number {
  return Math.min(10 * 2 ** (refusals - 1), 3_600);
}

/** Seconds for which a mail server that has failed so many times in a row is left alone: 5, doubling to a minute. */
export function restAfter(failures: number): number {
  return Math.min(5 * 2 ** (failures - 1), 60);
}
