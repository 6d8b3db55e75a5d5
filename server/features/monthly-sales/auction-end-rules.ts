import type { Duration, SaleMode } from "#contract/listings/listing-kinds.ts";
import { daysBeforeSale, minutesBetweenGroups } from "#contract/monthly-sales/sale-times.ts";

const zone = "Europe/Prague";
const closingTime = "20:00";

export interface SaleDate {
  /** The last Sunday of its month, a Prague date such as `2026-11-29`. */
  readonly closesOn: string;
  /** When the first group closes: 20:00 in Prague, in UTC. */
  readonly closesAt: Date;
}

/**
 * C3: A seven-day auction runs for at least {daysBeforeSale} days by the clock in Prague.
 *
 * `startsAt` is UTC; `closingGroup`, from 0, is the place of its top category in the sale.
 */
export function endsAt(startsAt: Date, duration: Duration, closingGroup = 0): Date {
  if (duration === "7d") return toDate(toPrague(startsAt).add({ days: 7 }));
  return groupClosesAt(saleOf(startsAt), closingGroup);
}

/** C5: Fixed prices, offers by agreement and demands have no end. */
export const hasEnd = (saleMode: SaleMode): boolean => saleMode === "auction";

/** When a seven-day auction ends (rule C7). `closingMinute` counts minutes after midnight in Prague. */
export function endsAtMinute(startsAt: Date, closingMinute: number): Date {
  const week = toPrague(startsAt).add({ days: 7 });
  const time = { hour: Math.floor(closingMinute / 60), minute: closingMinute % 60 };
  const on = (day: Temporal.PlainDate) =>
    day.toZonedDateTime({ timeZone: zone, plainTime: Temporal.PlainTime.from(time) });
  const sameDay = on(week.toPlainDate());
  if (Temporal.ZonedDateTime.compare(sameDay, week) >= 0) return toDate(sameDay);
  return toDate(on(week.toPlainDate().add({ days: 1 })));
}

/**
 * S1: The auctions of a monthly sale end on the last Sunday of the month at 20:00 Prague unless it was moved (S5);
 * what starts fewer than {daysBeforeSale} days before joins the next one.
 *
 * `planned` has the sales of months that are stored, which the operator may have moved within their month (rule S5).
 */
export function saleOf(startsAt: Date, planned: ReadonlyMap<string, SaleDate> = nothingPlanned): SaleDate {
  const least = toPrague(startsAt).add({ days: daysBeforeSale });
  for (let month = least.subtract({ days: daysBeforeSale }).toPlainDate().toPlainYearMonth(); ; ) {
    const sale = planned.get(month.toString()) ?? usualSale(month.toString());
    if (toPrague(sale.closesAt).since(least).sign >= 0) return sale;
    month = month.add({ months: 1 });
  }
}

const nothingPlanned: ReadonlyMap<string, SaleDate> = new Map();

/** The sale of a month (`2026-11`) where nobody has said otherwise: its last Sunday at 20:00 in Prague. */
export function usualSale(month: string): SaleDate {
  const close = saleClose(Temporal.PlainYearMonth.from(month));
  return { closesOn: close.toPlainDate().toString(), closesAt: toDate(close) };
}

/** The last instant (UTC) at which an auction may start to join a sale. */
export function joinUntil({ closesAt }: Pick<SaleDate, "closesAt">): Date {
  return toDate(toPrague(closesAt).subtract({ days: daysBeforeSale }));
}

/** When a sale closes on a day in Prague at a time of its clock (`20:00`). */
export function saleAt(closesOn: string, time: string): SaleDate {
  const close = Temporal.PlainDate.from(closesOn).toZonedDateTime({ timeZone: zone, plainTime: time });
  return { closesOn, closesAt: toDate(close) };
}

/** The month in Prague at an instant, `2026-11`. */
export function monthOf(at: Date): string {
  return toPrague(at).toPlainDate().toPlainYearMonth().toString();
}

/** A month and those that follow it. */
export function monthsFrom(month: string, count: number): string[] {
  const first = Temporal.PlainYearMonth.from(month);
  return Array.from({ length: count }, (_, index) => first.add({ months: index }).toString());
}

/**
 * S2: Its lots close in groups by top category, {minutesBetweenGroups} minutes apart, in the order in which the sale
 * was opened with them.
 * C4: An auction of the monthly sale ends with it (S1, S2).
 *
 * When a group of a sale closes; groups count from 0.
 */
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
