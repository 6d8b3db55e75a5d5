import { dayMs } from "#contract/values/durations.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { addWorkingDays } from "#contract/values/working-days.ts";

/**
 * GO15: Whoever says on the order's page that they pay by a transfer, or can pay by nothing else, has the goods held for {transfer.workingDays} working days after the
 * order (setting `transfer`), is reminded once, a day before, and learns of its end, with a way to order again. So are held at most:
 * {transferBounds.email.orders} orders and {transferBounds.email.pieces} pieces of a guest's e-mail and telephone and of an account that
 * is not verified, {transferBounds.address.orders} and {transferBounds.address.pieces} of an address, {transferBounds.network.orders} and
 * {transferBounds.network.pieces} of a network; a verified account, whose telephone is known, has what GO14 gives it.
 *
 * Less than without a transfer, unless the telephone is known.
 */
export const transferBounds = {
  account: { orders: 2, pieces: 12 },
  email: { orders: 2, pieces: 12 },
  phone: { orders: 2, pieces: 12 },
  address: { orders: 3, pieces: 12 },
  network: { orders: 5, pieces: 24 },
};

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
