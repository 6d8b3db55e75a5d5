/**
 * NT13: A push goes once to each device of its reader, at most {perHour} an hour, with the listing's name and picture, to a
 * public push service alone and encrypted for the device. A device stays as long as its sign-in; one whose service answers
 * 404 or 410 is forgotten; an account has {maxPushDevices} at most.
 *
 * What is beyond is told on the page and by mail.
 */
export const perHour = 30;

const longestText = 200;

/** A title or text in the length that a push shows. */
export function cut(text: string): string {
  return text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text;
}

/** Seconds until the next try: 10, doubling to an hour, until the push expires. */
export function pauseAfter(attempts: number): number {
  return Math.min(10 * 2 ** (attempts - 1), 3_600);
}
