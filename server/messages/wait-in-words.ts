import type { Locale } from "#contract/values/locale.ts";
import { formFor } from "./form-for.ts";

const units = {
  second: {
    cs: { one: "sekundu", few: "sekundy", other: "sekund" },
    en: { one: "second", other: "seconds" },
  },
  minute: { cs: { one: "minutu", few: "minuty", other: "minut" }, en: { one: "minute", other: "minutes" } },
  hour: { cs: { one: "hodinu", few: "hodiny", other: "hodin" }, en: { one: "hour", other: "hours" } },
} as const;

/** How long to wait, as it follows "za" or "in": `15 minut`, `2 hours`. Rounded up, so that the wait is enough. */
export function waitInWords(locale: Locale, seconds: number): string {
  if (seconds < 60) return counted(locale, "second", seconds);
  if (seconds <= 5_400) return counted(locale, "minute", Math.ceil(seconds / 60));
  return counted(locale, "hour", Math.ceil(seconds / 3_600));
}

function counted(locale: Locale, unit: keyof typeof units, count: number): string {
  return `${count}\u00a0${formFor(locale, count, units[unit][locale])}`;
}
