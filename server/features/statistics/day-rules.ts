import { shownDays } from "#contract/listings/publication-limits.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";

interface Life {
  readonly publishedAt: Date | null;
  readonly closedAt: Date | null;
}

/** A listing of yesterday has its first days around it, so that its picture is no single bar. */
const fewestDays = 7;

/**
 * Which days are shown of a listing (RULES.md ST2), as `YYYY-MM-DD`: up to its end, or to today while it runs; from its
 * publication, at least a week and at most 30 days.
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
