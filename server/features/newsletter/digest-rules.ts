/** Thursday, late in the afternoon: before the weekend on which most auctions end. */
const weekday = 4;
const hour = 16;

/** The last moment at or before `now` at which the weekly digest was due: Thursday at 16:00 in Prague. */
export function lastDigestTime(now: Date): Date {
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO("Europe/Prague");
  const daysSince = (local.dayOfWeek - weekday + 7) % 7;
  const day = local.toPlainDate().subtract({ days: daysSince });
  const due = (date: Temporal.PlainDate) =>
    date.toZonedDateTime({ timeZone: "Europe/Prague", plainTime: { hour } });
  const candidate = due(day);
  const last =
    Temporal.ZonedDateTime.compare(candidate, local) > 0 ? due(day.subtract({ days: 7 })) : candidate;
  return new Date(last.epochMilliseconds);
}
