/** Thursday, late in the afternoon: before the weekend on which most auctions end. */
const weekday = 4;
const hour = 16;

/** NL2: Digest time: Thursday at 16:00 Prague, once a week, while the setting `newsletter` says `weekly` (by default `off`). */
export function lastDigestTime(now: Date): Date {
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO("Europe/Prague");
  const daysSince = (local.dayOfWeek - weekday + 7) % 7;
  const day = local.toPlainDate().subtract({ days: daysSince });
  const due = (date: Temporal.PlainDate) => date.toZonedDateTime({ timeZone: "Europe/Prague", plainTime: { hour } });
  const candidate = due(day);
  const last = Temporal.ZonedDateTime.compare(candidate, local) > 0 ? due(day.subtract({ days: 7 })) : candidate;
  return new Date(last.epochMilliseconds);
}
