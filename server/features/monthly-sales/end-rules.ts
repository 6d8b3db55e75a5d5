import type { Duration } from "#contract/listings/listing-kinds.ts";

const zone = "Europe/Prague";
const closingTime = "20:00";
const minutesBetweenGroups = 10;
const leastDays = 7;

export interface SaleDate {
  /** The last Sunday of its month, a Prague date such as `2026-11-29`. */
  readonly closesOn: string;
  /** When the first group closes: 20:00 in Prague, in UTC. */
  readonly closesAt: Date;
}

/**
 * When an auction that starts at `startsAt` (UTC) ends (RULES.md C3, S1): seven days later at the same Prague
 * wall-clock time, or with the monthly sale. `closingGroup`, from 0, is the place of its top category in the sale,
 * whose groups close ten minutes apart.
 */
export function endsAt(startsAt: Date, duration: Duration, closingGroup = 0): Date {
  if (duration === "7d") return toDate(toPrague(startsAt).add({ days: leastDays }));
  return groupClosesAt(saleOf(startsAt), closingGroup);
}

/**
 * When a seven-day auction that starts at `startsAt` (UTC) ends whose seller has chosen a time of day (RULES.md C7): the
 * first such time in Prague that is at least seven days away. `closingMinute` counts minutes after midnight.
 */
export function endsAtMinute(startsAt: Date, closingMinute: number): Date {
  const week = toPrague(startsAt).add({ days: leastDays });
  const time = { hour: Math.floor(closingMinute / 60), minute: closingMinute % 60 };
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) });
  const sameDay = on(week.toPlainDate());
  if (Temporal.ZonedDateTime.compare(sameDay, week) >= 0) return toDate(sameDay);
  return toDate(on(week.toPlainDate().add({ days: 1 })));
}

/** The monthly sale of an auction that starts at `startsAt` (UTC): the next month's with under seven days left. */
export function saleOf(startsAt: Date): SaleDate {
  const start = toPrague(startsAt);
  const month = start.toPlainDate().toPlainYearMonth();
  const thisMonth = saleClose(month);
  const isInTime = Temporal.ZonedDateTime.compare(start.add({ days: leastDays }), thisMonth) <= 0;
  const close = isInTime ? thisMonth : saleClose(month.add({ months: 1 }));
  return { closesOn: close.toPlainDate().toString(), closesAt: toDate(close) };
}

/** When a group of a sale closes; groups count from 0. */
export function groupClosesAt({ closesAt }: Pick<SaleDate, "closesAt">, closingGroup: number): Date {
  return new Date(closesAt.getTime() + closingGroup * minutesBetweenGroups * 60_000);
}

/** When the first group of a month's sale closes. */
function saleClose(month: Temporal.PlainYearMonth): Temporal.ZonedDateTime {
  const last = month.toPlainDate({ day: month.daysInMonth });
  // Days of the week count from Monday (1) to Sunday (7).
  const sunday = last.subtract({ days: last.dayOfWeek % 7 });
  return sunday.toZonedDateTime({ timeZone: zone, plainTime: closingTime });
}

function toPrague(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone);
}

function toDate(at: Temporal.ZonedDateTime): Date {
  return new Date(at.epochMilliseconds);
}
