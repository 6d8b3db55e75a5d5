import type { Locale } from "#contract/values/locale.ts";

/**
 * What a clock in the reader's zone shows at an instant (ISO 8601), with the day where it is another there; null where it is as in
 * Prague. `zone` is the browser's where none is given.
 */
export function ownTimeAt(instant: string, locale: Locale, zone?: string): string | null {
  const at = new Date(instant);
  const day = { day: "numeric", month: locale === "cs" ? "numeric" : "short" } as const;
  const time = { hour: "numeric", minute: "2-digit", hourCycle: "h23" } as const;
  const shown = (timeZone: string | undefined, parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale === "cs" ? "cs-CZ" : "en-GB", { ...parts, timeZone }).format(at);
  const isSame = (parts: Intl.DateTimeFormatOptions) => shown(zone, parts) === shown("Europe/Prague", parts);
  if (isSame({ ...day, ...time })) return null;
  return shown(zone, isSame(day) ? time : { ...day, ...time });
}
