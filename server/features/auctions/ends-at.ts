import type { Duration } from "#contract/auctions.ts";

const zone = "Europe/Prague";
const closingTime = "20:00";
const minutesBetweenGroups = 10;
const leastDays = 7;

/**
 * When an auction that starts at `startsAt` (UTC) ends (product.md, "Life of a listing"). Seven days later at the
 * same Prague wall-clock time, or with the monthly sale: the last Sunday of the month at 20:00 Prague, the next
 * month's when fewer than seven days are left. `closingGroup`, from 0, is the place of its top category:
 * the groups of a sale close ten minutes apart.
 */
export function endsAt(startsAt: Date, duration: Duration, closingGroup = 0): Date {
  const start = toPrague(startsAt);
  if (duration === "7d") return toDate(start.add({ days: leastDays }));
  const earliest = start.add({ days: leastDays });
  const thisMonth = saleClose(start.toPlainDate().toPlainYearMonth());
  const close =
    Temporal.ZonedDateTime.compare(earliest, thisMonth) <= 0
      ? thisMonth
      : saleClose(start.toPlainDate().toPlainYearMonth().add({ months: 1 }));
  return toDate(close.add({ minutes: closingGroup * minutesBetweenGroups }));
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
