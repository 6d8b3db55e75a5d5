import type { TFunction } from "i18next";
import type { Locale } from "#contract/locale.ts";
import { formatDayLong } from "#web/format/dates.ts";
import { wallTimeAt } from "#web/format/prague-time.ts";

/** `v neděli 29. listopadu`, `on Sunday 29 November`: a day in Prague as a sentence takes it. */
export function dayInWords(instantMs: number, locale: Locale, t: TFunction): string {
  const { year, month, day } = wallTimeAt(instantMs);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay();
  const [, ...date] = formatDayLong(new Date(instantMs).toISOString(), locale).split("\u00a0");
  return [t(`advertisement:weekday.${weekday}`), ...date].join("\u00a0").replaceAll(" ", "\u00a0");
}
