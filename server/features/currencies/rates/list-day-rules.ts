/** The minute of the day in Prague from which the list should be there (rule MO12). */
const publishedFrom = 14 * 60 + 35;

/**
 * MO12: The list of a day is looked for from 14:35 Prague on, on working days.
 *
 * The last day, `YYYY-MM-DD`, whose list the bank should have published by now; holidays are not known.
 */
export function lastListDay(now: Date): string {
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO("Europe/Prague");
  const isThere = local.hour * 60 + local.minute >= publishedFrom;
  let day = isThere ? local.toPlainDate() : local.toPlainDate().subtract({ days: 1 });
  while (day.dayOfWeek > 5) day = day.subtract({ days: 1 });
  return day.toString();
}
