import type { Locale } from "#contract/values/locale.ts";
import type { OpenPart } from "./opening-hours.ts";

/** `9:00–12:00, 13:00–18:00`, or the word for closed. */
export function hoursText(parts: readonly OpenPart[], closed: string): string {
  if (parts.length === 0) return closed;
  return parts.map(({ from, to }) => `${shortTime(from)}–${shortTime(to)}`).join(", ");
}

/** `09:00` as `9:00`, as every time on the site. */
export const shortTime = (time: string) => time.replace(/^0/, "");

/** The days of a usual week by name, from Monday on. */
export function daysOfWeek<Part>(week: readonly Part[], locale: Locale): { day: string; parts: Part }[] {
  const named = new Intl.DateTimeFormat(locale, { weekday: "long", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return week.map((parts, index) => ({ day: named.format(Date.UTC(2024, 0, 1 + index)), parts }));
}
