import { dayMs } from "#contract/values/durations.ts";

/** Periods in which books are kept. */
export const bookPeriods = ["month", "lastMonth", "lastQuarter", "year", "lastYear"] as const;

/** Periods in which what has happened is looked for. */
export const recentPeriods = ["today", "lastDays", "month", "lastMonth"] as const;

export type PeriodKey = (typeof bookPeriods | typeof recentPeriods)[number];

/** With the day itself. */
export const lastDays = 7;

/** The first and the last day of each, seen from a day in Prague. */
export function usualPeriods(today: string): Record<PeriodKey, { from: string; to: string }> {
  const [year = 0, month = 0] = today.split("-").map(Number);
  const quarter = month - ((month - 1) % 3);
  const firstOfLast = new Date(Date.parse(today) - (lastDays - 1) * dayMs).toISOString().slice(0, 10);
  return {
    today: { from: today, to: today },
    lastDays: { from: firstOfLast, to: today },
    month: span(year, month, 1),
    lastMonth: span(year, month - 1, 1),
    lastQuarter: span(year, quarter - 3, 3),
    year: span(year, 1, 12),
    lastYear: span(year - 1, 1, 12),
  };
}

/** So many months from one on, counted from 1; the first of a year may be 0 or below. */
function span(year: number, month: number, months: number): { from: string; to: string } {
  const day = (at: number, of: number) => new Date(Date.UTC(year, at - 1, of)).toISOString().slice(0, 10);
  // The day before the first of the next month is its last one.
  return { from: day(month, 1), to: day(month + months, 0) };
}
