import type { Locale } from "#contract/values/locale.ts";

const noBreak = "\u00a0";

/** Haléře with two decimals: `1 234,50 Kč`, below zero with a minus sign; the same in both languages (rule MO2). */
export function amountText(minor: number): string {
  const number = new Intl.NumberFormat("cs-CZ", { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .format(Math.abs(minor) / 100)
    .replace(/\s/g, noBreak);
  return `${minor < 0 ? "−" : ""}${number}${noBreak}Kč`;
}

/** A day, `YYYY-MM-DD`, as `24. 11. 2026` or `24 November 2026`. */
export function dayText(day: string, locale: Locale): string {
  const month = locale === "cs" ? "numeric" : "long";
  return new Intl.DateTimeFormat(locale === "cs" ? "cs-CZ" : "en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month,
    year: "numeric",
  })
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/\s/g, noBreak);
}

/** A text in which no Czech one-letter word ends a line. */
export function unbreakable(text: string, locale: Locale): string {
  return locale === "cs" ? text.replace(/(?<=^|[\s(])([vszkouia]) /giu, `$1${noBreak}`) : text;
}
