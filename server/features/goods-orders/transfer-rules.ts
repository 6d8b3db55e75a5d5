import { dayMs } from "#contract/values/durations.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { addWorkingDays } from "#contract/values/working-days.ts";

/**
 * GO15: Whoever says on the order's page that they pay by a transfer has the goods held to the end of the third working day after the
 * order (setting `transfer`), and is reminded once, a day before. So are held at most: 2 orders and 12 pieces of a guest's e-mail and
 * telephone and of an account that is not verified, 3 and 12 of an address, 5 and 24 of a network; a verified account, whose telephone is
 * known, has what GO14 gives it.
 *
 * Counted from the order, so that saying it again wins nothing.
 */
export function awaitsTransferUntil(placedAt: Date, workingDays: number): Date {
  const last = addWorkingDays(Temporal.PlainDate.from(pragueDay(placedAt)), workingDays);
  return new Date(last.add({ days: 1 }).toZonedDateTime("Europe/Prague").epochMilliseconds);
}

/** Whoever has not paid by then is reminded: a day before the goods go back, which is the morning of the last day at the latest. */
export function remindsOfTransfersDueBefore(now: Date): Date {
  return new Date(now.getTime() + dayMs);
}
