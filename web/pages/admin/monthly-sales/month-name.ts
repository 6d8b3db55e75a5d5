import type { Locale } from "#contract/values/locale.ts";

/** A month of the calendar (`2026-11`) in words, `Listopad 2026`. */
export function monthName(month: string, locale: Locale): string {
  const named = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const name = named.format(new Date(`${month}-15T12:00:00Z`));
  return name.charAt(0).toUpperCase() + name.slice(1);
}
