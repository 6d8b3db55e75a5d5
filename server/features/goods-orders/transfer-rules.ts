import { dayMs } from "#contract/values/durations.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { addWorkingDays } from "#contract/values/working-days.ts";

/**
 * Until when goods are held for a transfer (rule GO15): the end, in Prague, of the last of so many working days after the day of the
 * order. Counted from the order, so that saying it again wins nothing.
 */
export function awaitsTransferUntil(placedAt: Date, workingDays: number): Date {
  const last = addWorkingDays(Temporal.PlainDate.from(pragueDay(placedAt)), workingDays);
  return new Date(last.add({ days: 1 }).toZonedDateTime("Europe/Prague").epochMilliseconds);
}

/** Whoever has not paid by then is reminded: a day before the goods go back, which is the morning of the last day at the latest. */
export function remindsOfTransfersDueBefore(now: Date): Date {
  return new Date(now.getTime() + dayMs);
}
