import type { Duration } from "#contract/listings/listing-kinds.ts";
import { daysBeforeSale } from "#contract/monthly-sales/sale-times.ts";
import { instantOfWallTime, wallTimeAt } from "#contract/values/prague-time.ts";

const saleHour = 20;

/**
 * When a listing that starts at `startMs` closes, as the form foretells it (rules C7, S1): at the first `closingMinute`
 * of a day in Prague that is seven days away, or with the monthly sale, on the last Sunday of the month at 20:00, the next
 * month's when fewer than seven days are left. The server decides; groups of the sale close minutes apart.
 */
export function closingTime(startMs: number, duration: Duration, closingMinute: number): number {
  const start = wallTimeAt(startMs);
  if (duration === "7d") {
    const on = (day: number) =>
      instantOfWallTime({ ...start, day, hour: Math.floor(closingMinute / 60), minute: closingMinute % 60 });
    const isLater = start.hour * 60 + start.minute > closingMinute;
    return on(start.day + (isLater ? 8 : 7));
  }
  const thisMonth = saleOf(start.year, start.month);
  // A week of the calendar: one with a change of the clocks has an hour more or less.
  const weekLater = instantOfWallTime({ ...start, day: start.day + daysBeforeSale });
  return thisMonth >= weekLater ? thisMonth : saleOf(start.year, start.month + 1);
}

function saleOf(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month, 0));
  const day = lastDay.getUTCDate() - lastDay.getUTCDay();
  return instantOfWallTime({ year, month, day, hour: saleHour, minute: 0 });
}
