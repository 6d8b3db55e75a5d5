import type { MailKind } from "#server/features/mails/letters/mail-kinds.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** Order of the queue: a lower one goes first, however many of a higher one wait (RULES.md NT7). */
export const urgencies = { asked: 1, told: 2, reminded: 3, bulk: 4 } as const;

/** Letters whose reader sits before the screen and waits, or whose account is in danger. */
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
  return askedKinds.has(kind) ? urgencies.asked : (urgencyOfMany[kind] ?? urgencies.told);
}

/** After how many days a letter that could not be sent is of no use; all that are not named wait two weeks. */
const lifetimeDays: Partial<Record<MailKind, number>> = {
  "confirm-email": 3,
  "new-password": 3,
  digest: 7,
  "newsletter-issue": 7,
};
const longestLifetimeDays = 14;

/** When a letter written at `writtenAt` expires, unless it says so itself. */
export function expiryOf(kind: MailKind, writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + (lifetimeDays[kind] ?? longestLifetimeDays) * dayMs);
}

/** How often a server may refuse a recipient or a letter for now; with the pauses below this is about a day. */
export const maxRefusals = 32;

/** Seconds until a letter refused so many times is tried again: 10, doubling to an hour. */
export function pauseAfter(refusals: number): number {
  return Math.min(10 * 2 ** (refusals - 1), 3_600);
}

/** Seconds for which a mail server that has failed so many times in a row is left alone: 5, doubling to a minute. */
export function restAfter(failures: number): number {
  return Math.min(5 * 2 ** (failures - 1), 60);
}
