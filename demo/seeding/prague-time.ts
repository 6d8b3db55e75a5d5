import { minuteMs } from "#contract/values/durations.ts";

const zone = "Europe/Prague";

/** `days` Prague days after `now` (before, if negative) at a wall-clock time; minutes beyond 59 go on into the next hours. */
export function pragueTime(now: Date, days: number, hour: number, minute: number): Date {
  const day = inPrague(now).toPlainDate().add({ days });
  const plainTime = Temporal.PlainTime.from({ hour }).add({ minutes: minute });
  return toDate(day.toZonedDateTime({ timeZone: zone, plainTime }));
}

/** Whether people are awake to bid: from 8:00 to 22:30 in Prague. */
export function isWakingTime(at: Date): boolean {
  return at >= pragueTime(at, 0, 8, 0) && at <= pragueTime(at, 0, 22, 30);
}

/** What is left at `at` of the evening in Prague (18:00 to 21:30), or the next one where less than half an hour is. */
export function eveningAfter(at: Date): { from: Date; until: Date } {
  const days = at <= pragueTime(at, 0, 21, 0) ? 0 : 1;
  const from = pragueTime(at, days, 18, 0);
  return { from: from < at ? at : from, until: pragueTime(at, days, 21, 30) };
}

/** The start of a 7-day auction that ends at `end`: the same Prague wall-clock time seven days before. */
export function sevenDaysBefore(end: Date): Date {
  return toDate(inPrague(end).subtract({ days: 7 }));
}

/** The first moment in Prague of the month of `now`, or of the month that many later. */
export function startOfMonth(now: Date, months: number): Date {
  const first = inPrague(now).toPlainDate().with({ day: 1 }).add({ months });
  return toDate(first.toZonedDateTime({ timeZone: zone }));
}

/** Cuts to the whole minute, as people set times. */
export function wholeMinute(at: Date): Date {
  return new Date(Math.floor(at.getTime() / minuteMs) * minuteMs);
}

function inPrague(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}

function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds);
}
