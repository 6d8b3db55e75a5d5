/**
 * MO11: Rates are taken from the Czech National Bank's daily list by themselves while the setting `rates` says `on` (by default `off`): on
 * working days from 14:35 Prague; a list with a jump is not.
 */
const publishedFrom = 14 * 60 + 35;

/** The last day, `YYYY-MM-DD`, whose list the bank should have published by now; holidays are not known. */
export function lastListDay(now: Date): string {
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO("Europe/Prague");
  const isThere = local.hour * 60 + local.minute >= publishedFrom;
  let day = isThere ? local.toPlainDate() : local.toPlainDate().subtract({ days: 1 });
  while (day.dayOfWeek > 5) day = day.subtract({ days: 1 });
  return day.toString();
}
