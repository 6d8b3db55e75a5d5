import { workingDaysToPay } from "#contract/deals/deal-limits.ts";
import { dayMs } from "#contract/values/durations.ts";
import { addWorkingDays } from "#contract/values/working-days.ts";

const zone = "Europe/Prague";
/** Reminders come in the morning, while there is time left to pay on the day. */
const reminderTime = "09:00";
const workingDaysBetweenReminders = 2;

/** The facts that the times of a payment follow from. */
export interface AwaitedPayment {
  /** A date in Prague. */
  readonly payBy: string;
  readonly remindersSent: number;
  readonly remindedAt: Date | null;
}

/** D5: The buyer has {workingDaysToPay} working days to pay, the day of the sale not counted. */
export function payByOf(soldAt: Date): string {
  return addWorkingDays(pragueDay(soldAt), workingDaysToPay).toString();
}

/** Whether the last day to pay is over. */
export function isOverdue(payBy: string, now: Date): boolean {
  return Temporal.PlainDate.compare(pragueDay(now), Temporal.PlainDate.from(payBy)) > 0;
}

/**
 * Which reminder is due: the first on the morning of the last day, the second two working days later and never within
 * a day of the first. There is no third.
 */
export function dueReminder(awaited: AwaitedPayment, now: Date): 1 | 2 | null {
  if (awaited.remindersSent === 0) return now >= morningOf(lastDay(awaited)) ? 1 : null;
  if (awaited.remindersSent !== 1) return null;
  const rested = !awaited.remindedAt || now.getTime() - awaited.remindedAt.getTime() >= dayMs;
  return rested && now >= secondReminderAt(awaited) ? 2 : null;
}

/** The instant from which the seller may report non-payment: a day after the second reminder, sent or still to come. */
export function nonPaymentFrom(awaited: AwaitedPayment): Date {
  const second = awaited.remindersSent >= 2 && awaited.remindedAt ? awaited.remindedAt : secondReminderAt(awaited);
  return new Date(second.getTime() + dayMs);
}

/** Whether both reminders are sent and the second is a day old. */
export function mayFileNonPayment(awaited: AwaitedPayment, now: Date): boolean {
  return awaited.remindersSent >= 2 && now >= nonPaymentFrom(awaited);
}

function secondReminderAt(awaited: AwaitedPayment): Date {
  return morningOf(addWorkingDays(lastDay(awaited), workingDaysBetweenReminders));
}

function lastDay({ payBy }: AwaitedPayment): Temporal.PlainDate {
  return Temporal.PlainDate.from(payBy);
}

function morningOf(day: Temporal.PlainDate): Date {
  return new Date(day.toZonedDateTime({ timeZone: zone, plainTime: reminderTime }).epochMilliseconds);
}

/** The date in Prague at an instant. */
export function pragueDay(at: Date): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone).toPlainDate();
}
