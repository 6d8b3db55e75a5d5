import { useTranslation } from "react-i18next";
import { calendarDaysBetween, formatOnShortDay, formatShortDay } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";

/** Names of days (`2026-11-27`) as they are said at `now` (ISO 8601): today, tomorrow, else the weekday with its date. */
export function useDayWords(now: string): {
  /** `dnes`, `zítra`, `v pátek 27. 11.` */
  within(day: string): string;
  /** `dnes`, `zítra`, `pá 27. 11.` */
  label(day: string): string;
} {
  const { t } = useTranslation("daily");
  const locale = useLocale();
  const near = (noon: string) => [t("today"), t("tomorrow")][calendarDaysBetween(now, noon)];
  return {
    within: (day) => near(noonOf(day)) ?? formatOnShortDay(noonOf(day), locale),
    label: (day) => near(noonOf(day)) ?? formatShortDay(noonOf(day), locale),
  };
}

/** An instant that lies on the day in Prague, in summer and winter. */
function noonOf(day: string): string {
  return `${day}T12:00:00Z`;
}
