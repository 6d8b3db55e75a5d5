/** Days after its making by which a bill is to be paid (rule FE4). */
const daysToDue = 14;
/** Days after its day on which a bill is asked for (rule FE5). */
const reminderDays = [3, 10, 20] as const;

/** The bounds of a month that has ended, `YYYY-MM-01`, and of the days that its bill names; all in Prague. */
export interface BilledMonth {
  /** The first day of the month. */
  readonly month: string;
  /** The last day of the month: of the taxable supply (Act 235/2004, § 31b). */
  readonly lastDay: string;
  /** Where the month ends. */
  readonly endsAt: Date;
}

/** The last month that has ended by `now`. */
export function lastMonth(now: Date): BilledMonth {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO("Europe/Prague");
  const end = today.with({ day: 1 }).startOfDay();
  const first = end.subtract({ months: 1 });
  return {
    month: first.toPlainDate().toString(),
    lastDay: end.subtract({ days: 1 }).toPlainDate().toString(),
    endsAt: new Date(end.epochMilliseconds),
  };
}

/** The day on which a bill of this day is due, `YYYY-MM-DD`. */
export function dueDay(today: string): string {
  return Temporal.PlainDate.from(today).add({ days: daysToDue }).toString();
}

/** The number of the reminder that is due on a day, or null; one that was missed is made up for by the next alone. */
export function dueFeeReminder(
  { dueOn, remindersSent }: { readonly dueOn: string; readonly remindersSent: number },
  today: string,
): number | null {
  const late = Temporal.PlainDate.from(dueOn).until(Temporal.PlainDate.from(today)).days;
  const number = reminderDays.filter((days) => days <= late).length;
  return number > remindersSent ? number : null;
}
