import { dayMs } from "#contract/values/durations.ts";
import type { Locale } from "#contract/values/locale.ts";

/** A tick of an axis that spans `spanMs`: an hour, a day or a month, in Prague. Made on the server alone. */
export function timeLabel(at: Date, spanMs: number, locale: Locale): string {
  if (spanMs < 2 * dayMs) return format(at, locale, { hour: "numeric", minute: "2-digit", hourCycle: "h23" });
  if (spanMs > 120 * dayMs) {
    if (locale === "en") return format(at, locale, { month: "short", year: "numeric" });
    return `${format(at, "en", { month: "numeric" })}/${format(at, "en", { year: "numeric" })}`;
  }
  return format(at, locale, { day: "numeric", month: locale === "cs" ? "numeric" : "short" });
}

function format(at: Date, locale: Locale, parts: Intl.DateTimeFormatOptions): string {
  const tag = locale === "cs" ? "cs-CZ" : "en-GB";
  return new Intl.DateTimeFormat(tag, { timeZone: "Europe/Prague", ...parts }).format(at).replaceAll(" ", "\u00a0");
}
