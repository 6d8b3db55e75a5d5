import type { ListingQuery } from "#contract/search/listing-query.ts";
import { hourMs } from "#contract/values/durations.ts";

/** At most this many days are listed one by one; a longer range is given by its bounds alone. */
const mostDays = 32;

/** The range of ends that a filter allows: `from` (inclusive) to `before`, with the Prague days between; null for any end. */
export interface EndRange {
  readonly from: Date;
  readonly before: Date;
  /** ISO dates; null for a long range. */
  readonly days: readonly string[] | null;
}

export function endRange(
  { endsOn, ends, endsWithinHours }: Pick<ListingQuery, "endsOn" | "ends" | "endsWithinHours">,
  now: Date,
): EndRange | null {
  if (!endsOn && !ends && !endsWithinHours) return null;
  const today = pragueDay(now);
  const bounds = [
    endsOn && { from: midnight(endsOn, 0), before: midnight(endsOn, 1) },
    ends === "today" && { from: now, before: midnight(today, 1) },
    ends === "24h" && { from: now, before: new Date(now.getTime() + 24 * hourMs) },
    ends === "3d" && { from: now, before: midnight(today, 4) },
    ends === "7d" && { from: now, before: midnight(today, 8) },
    endsWithinHours && { from: now, before: new Date(now.getTime() + endsWithinHours * hourMs) },
  ].filter((range) => typeof range === "object");
  const from = new Date(Math.max(...bounds.map((range) => range.from.getTime())));
  const before = new Date(Math.min(...bounds.map((range) => range.before.getTime())));
  return { from, before, days: daysBetween(from, before) };
}

function pragueDay(at: Date): string {
  return at.toTemporalInstant().toZonedDateTimeISO("Europe/Prague").toPlainDate().toString();
}

function midnight(day: string, later: number): Date {
  const start = Temporal.PlainDate.from(day).add({ days: later }).toZonedDateTime("Europe/Prague");
  return new Date(start.epochMilliseconds);
}

function daysBetween(from: Date, before: Date): string[] | null {
  const first = Temporal.PlainDate.from(pragueDay(from));
  const length = first.until(pragueDay(before)).days + 1;
  if (length > mostDays) return null;
  return Array.from({ length: Math.max(1, length) }, (_, index) => first.add({ days: index }).toString());
}
