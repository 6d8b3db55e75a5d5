import { freshMinutes } from "#contract/accounts/account-limits.ts";

/** How long a proof of who is there is remembered, for the sign-in that gave it (rule A24). */
const freshMs = freshMinutes * 60 * 1000;

/** Until when a proof holds. */
export function provedUntil(provedAt: Date): Date {
  return new Date(provedAt.getTime() + freshMs);
}

/** Whether the last proof of a sign-in still holds. */
export function isRecentProof(provedAt: Date | null, now: Date): boolean {
  return provedAt !== null && now < provedUntil(provedAt);
}
