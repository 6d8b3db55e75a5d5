import { shownDays } from "#contract/listings/publication-limits.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";

interface Life {
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
}

/** A listing of yesterday has its first days around it, so that its picture is no single bar. */
const fewestDays = 7;

/**
 * ST2: Shown of a listing are at most {shownDays} days and at least {fewestDays}, up to its end; of all listings together the last
 * {shownDays}.
 */
export function daysOf({ publishedAt, closedAt }: Life, now: Date): { first: string; last: string } {
  const last = pragueDay(closedAt && closedAt < now ? closedAt : now);
  const earliest = dayAfter(last, 1 - shownDays);
  const published = publishedAt ? pragueDay(publishedAt) : last;
  const wanted = published < dayAfter(last, 1 - fewestDays) ? published : dayAfter(last, 1 - fewestDays);
  return { first: wanted > earliest ? wanted : earliest, last };
}

/** The last 30 days, today included. */
export function lastDays(now: Date): { first: string; last: string } {
  const last = pragueDay(now);
  return { first: dayAfter(last, 1 - shownDays), last };
}
