import { prepositionBeforeTime } from "#contract/values/czech-time.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

const languageTag: Record<Locale, string> = { cs: "cs-CZ", en: "en-GB" };
const noBreak = "\u00a0";

/** Haléře as every page writes them: `27 000 Kč`. */
export function formatPrice(minor: number): string {
  return formatCzk(toCzk(minor));
}

/** Day and time in Prague, such as `29. listopadu 2026 ve 20:00`, breaking only between the two. */
export function formatMoment(locale: Locale, at: Date): string {
  const timeZone = "Europe/Prague";
  const day = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone,
    day: "numeric",
    month: "long",
    year: "numeric",
  }).format(at);
  const time = new Intl.DateTimeFormat(languageTag[locale], {
    timeZone,
    hour: locale === "cs" ? "numeric" : "2-digit",
    minute: "2-digit",
  }).format(at);
  const preposition = locale === "cs" ? prepositionBeforeTime(time) : "at";
  return `${day.replaceAll(" ", noBreak)} ${preposition}${noBreak}${time}`;
}

/** A deadline after "do" or "until": as `formatMoment`; one at midnight in Prague by the day that it ends, `konce dne 2. prosince 2026`. */
export function formatDeadline(locale: Locale, at: Date): string {
  const day = pragueDay(new Date(at.getTime() - 1));
  if (day === pragueDay(at)) return formatMoment(locale, at);
  return `${locale === "cs" ? "konce dne" : "the end of"} ${formatDay(locale, day)}`;
}

/** A date without a time, such as `29. listopadu 2026`, with no-break spaces inside. Takes `YYYY-MM-DD`. */
export function formatDay(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    year: "numeric",
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(" ", noBreak);
}

/** A day of these weeks, `25. 12.`, `25 Dec`, which does not break. Takes `YYYY-MM-DD`. */
export function formatShortDay(locale: Locale, day: string): string {
  return new Intl.DateTimeFormat(languageTag[locale], {
    timeZone: "UTC",
    day: "numeric",
    month: locale === "cs" ? "numeric" : "short",
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replaceAll(" ", noBreak);
}
