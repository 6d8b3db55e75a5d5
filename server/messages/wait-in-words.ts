import { counted } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";

/** How long to wait, as it follows "za" or "in": `15 minut`, `2 hours`. Rounded up, so that the wait is enough. */
export function waitInWords(locale: Locale, seconds: number): string {
  if (seconds < 60) return counted(locale, seconds, "second");
  if (seconds <= 5_400) return counted(locale, Math.ceil(seconds / 60), "minute");
  return counted(locale, Math.ceil(seconds / 3_600), "hour");
}
