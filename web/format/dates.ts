import { prepositionBeforeTime } from "#contract/values/czech-time.ts";
import type { Locale } from "#contract/values/locale.ts";
import { wallTimeAt } from "#contract/values/prague-time.ts";

const noBreak = "\u00a0";
const weekdays = {
  cs: ["ne", "po", "út", "st", "čt", "pá", "so"],
  en: ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"],
} as const;
const longWeekdays = {
  cs: ["neděle", "pondělí", "úterý", "středa", "čtvrtek", "pátek", "sobota"],
  en: ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"],
} as const;
/** The day as an answer to "when", with its preposition. */
const onWeekdays = {
  cs: ["v neděli", "v pondělí", "v úterý", "ve středu", "ve čtvrtek", "v pátek", "v sobotu"],
  en: ["on Sunday", "on Monday", "on Tuesday", "on Wednesday", "on Thursday", "on Friday", "on Saturday"],
} as const;
const months = {
  cs: [
    "ledna",
    "února",
    "března",
    "dubna",
    "května",
    "června",
    "července",
    "srpna",
    "září",
    "října",
    "listopadu",
    "prosince",
  ],
  en: [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
  ],
} as const;

/** Every date on the site is a date in Prague, wherever the reader sits. */
interface PragueParts {
  year: number;
  month: number;
  day: number;
  weekday: number;
  time: string;
  seconds: string;
}

/** `ne 22. 11. 2026 v 19:42`, `Sun 22 Nov 2026, 19:42`; for labels and tables, sentences take `formatOnDateTime`. `instant` is ISO 8601 in UTC. Nothing here breaks across lines. */
export function formatDateTime(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  return locale === "cs"
    ? bound(`${weekdays.cs[at.weekday]} ${at.day}. ${at.month}. ${at.year} ${atTime(at.time, "cs")}`)
    : bound(`${weekdays.en[at.weekday]} ${at.day} ${monthName(at, "en").slice(0, 3)} ${at.year}, ${at.time}`);
}

/** A deadline after "do" or "until": as `formatDateTime`; one at midnight by the day that it ends, `konce dne 2. 12. 2026`. */
export function formatDeadline(instant: string, locale: Locale): string {
  if (partsOf(instant).time !== "0:00") return formatDateTime(instant, locale);
  const lastMinute = new Date(Date.parse(instant) - 60_000).toISOString();
  return `${locale === "cs" ? "konce dne" : "the end of"} ${formatDate(lastMinute, locale)}`;
}

/** `22. 11. 2026`, `22 November 2026`. */
export function formatDate(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  return bound(locale === "cs" ? `${at.day}. ${at.month}. ${at.year}` : `${at.day} ${monthName(at, "en")} ${at.year}`);
}

/** `sobota 21. listopadu`, `Saturday 21 November`: for headings. */
export function formatDayLong(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  const day = locale === "cs" ? `${at.day}.` : String(at.day);
  return bound(`${longWeekdays[locale][at.weekday]} ${day} ${monthName(at, locale)}`);
}

/** `v neděli 29. listopadu`, `on Sunday 29 November`: a day within a sentence. */
export function formatOnDay(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  const day = locale === "cs" ? `${at.day}.` : String(at.day);
  return bound(`${onWeekdays[locale][at.weekday]} ${day} ${monthName(at, locale)}`);
}

/** `v sobotu 28. 11. 2026 ve 20:00`, `on Saturday 28 November 2026 at 20:00`: a moment within a sentence. */
export function formatOnDateTime(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  const day = locale === "cs" ? `${at.day}. ${at.month}. ${at.year}` : `${at.day} ${monthName(at, "en")} ${at.year}`;
  // A whole sentence's worth of words may break, but only between the day, the date and the time.
  return `${bound(onWeekdays[locale][at.weekday] ?? "")} ${bound(day)} ${bound(atTime(at.time, locale))}`;
}

/** `pá 27. 11.`, `Fri 27 Nov`: a day on a label. */
export function formatShortDay(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  return locale === "cs"
    ? bound(`${weekdays.cs[at.weekday]} ${at.day}. ${at.month}.`)
    : bound(`${weekdays.en[at.weekday]} ${at.day} ${monthName(at, "en").slice(0, 3)}`);
}

/** `v pátek 27. 11.`, `on Friday 27 November`: a day of these weeks within a heading. */
export function formatOnShortDay(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  return locale === "cs"
    ? bound(`${onWeekdays.cs[at.weekday]} ${at.day}. ${at.month}.`)
    : bound(`${onWeekdays.en[at.weekday]} ${at.day} ${monthName(at, "en")}`);
}

/** The day of an instant in Prague, `2026-11-27`. */
export function pragueDay(instant: string | number): string {
  const { year, month, day } = partsOf(instant);
  return `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** `29. listopadu`, `29 November`: a date as a picture. */
export function formatDayMonth(instant: string, locale: Locale): string {
  const at = partsOf(instant);
  return bound(`${at.day}${locale === "cs" ? "." : ""} ${monthName(at, locale)}`);
}

/** Closing time on a card: `dnes 20:05` on the day itself (`now` in ms), else `ne 22. 11. 19:42`. */
export function formatClosing(instant: string, nowMs: number, locale: Locale): string {
  const at = partsOf(instant);
  const now = partsOf(nowMs);
  if (at.year === now.year && at.month === now.month && at.day === now.day) {
    return bound(`${locale === "cs" ? "dnes" : "today"} ${at.time}`);
  }
  return locale === "cs"
    ? bound(`${weekdays.cs[at.weekday]} ${at.day}. ${at.month}. ${at.time}`)
    : bound(`${weekdays.en[at.weekday]} ${at.day} ${monthName(at, "en").slice(0, 3)} ${at.time}`);
}

/** Closing time in full: `ne 22. 11. 2026 v 19:42`, on the day itself `dnes v 19:42`, in its last hour with seconds. */
export function formatClosingLong(instant: string, nowMs: number, locale: Locale): string {
  const today = calendarDaysBetween(nowMs, instant) === 0;
  if (!today) return formatDateTime(instant, locale);
  const time = formatTime(instant, { seconds: Math.abs(Date.parse(instant) - nowMs) < 3_600_000 });
  return bound(`${locale === "cs" ? "dnes" : "today"} ${atTime(time, locale)}`);
}

/** Like `formatClosing`, with the year where it is not this year (`now` is ISO 8601). */
export function formatRecent(instant: string, now: string, locale: Locale): string {
  const isThisYear = partsOf(instant).year === partsOf(now).year;
  return isThisYear ? formatClosing(instant, Date.parse(now), locale) : formatDateTime(instant, locale);
}

/** `19:42` or, where seconds matter, `19:42:31`. */
export function formatTime(instant: string, { seconds = false }: { seconds?: boolean } = {}): string {
  const at = partsOf(instant);
  return seconds ? `${at.time}:${at.seconds}` : at.time;
}

/** `v 19:42`, `ve 20:00`, `at 19:42`: with the preposition, so that no text has to choose it. */
export function formatAtTime(instant: string, locale: Locale, precision: { seconds?: boolean } = {}): string {
  return bound(atTime(formatTime(instant, precision), locale));
}

/** Whole days between two instants, as the calendar in Prague counts them. */
export function calendarDaysBetween(earlier: string | number, later: string | number): number {
  const day = (at: PragueParts) => Date.UTC(at.year, at.month - 1, at.day) / 86_400_000;
  return day(partsOf(later)) - day(partsOf(earlier));
}

function partsOf(instant: string | number): PragueParts {
  const at = new Date(instant);
  const { year, month, day, hour, minute } = wallTimeAt(at.getTime());
  return {
    year,
    month,
    day,
    weekday: new Date(Date.UTC(year, month - 1, day)).getUTCDay(),
    // Hours without a leading zero, as Czech writes them: 9:05, 19:42.
    time: `${hour}:${String(minute).padStart(2, "0")}`,
    seconds: String(at.getUTCSeconds()).padStart(2, "0"),
  };
}

/** A time as `formatTime` writes it, with its preposition: `v 19:42`, `ve 20:00`, `at 19:42`. */
export function atTime(time: string, locale: Locale): string {
  return `${locale === "cs" ? prepositionBeforeTime(time) : "at"} ${time}`;
}

function monthName(at: PragueParts, locale: Locale): string {
  return months[locale][at.month - 1] ?? "";
}

function bound(text: string): string {
  return text.replaceAll(" ", noBreak);
}
