/** Minutes for which a code may be written (RULES.md A16). */
export const codeMinutes = 10;
/** Seconds from one code to the next (RULES.md A16). */
const pauseSeconds = 60;

/** When a code that is in force until `expiresAt` lets the next one go out. */
export function nextCodeAt(expiresAt: Date): Date {
  return new Date(expiresAt.getTime() - codeMinutes * 60_000 + pauseSeconds * 1000);
}

/** Until when a code that goes out now may be written. */
export function codeExpiry(now: Date): Date {
  return new Date(now.getTime() + codeMinutes * 60_000);
}
