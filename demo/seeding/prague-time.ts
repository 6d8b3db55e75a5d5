const zone = "Europe/Prague";

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** `days` Prague days after `now` (before, if negative) at a wall-clock time. */
export function pragueTime(now: Date, days: number, hour: number, minute: number): Date {
  const day = inPrague(now).toPlainDate().add({ days });
  return toDate(day.toZonedDateTime({ timeZone: zone, plainTime: { hour, minute } }));
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

/** Milliseconds until the Prague day of `now` is over. */
export function leftOfDayMs(now: Date): number {
  return pragueTime(now, 1, 0, 0).getTime() - now.getTime();
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
