import type { Locale } from "#contract/values/locale.ts";
import { formFor } from "./form-for.ts";

const english = {
  second: { one: "second", other: "seconds" },
  minute: { one: "minute", other: "minutes" },
  hour: { one: "hour", other: "hours" },
  day: { one: "day", other: "days" },
  workingDay: { one: "working day", other: "working days" },
  month: { one: "month", other: "months" },
} as const;

type Unit = keyof typeof english;

/** The accusative follows "za" and "platí", the genitive "do" and "od", the locative "po". */
const czech = {
  accusative: {
    second: { one: "sekundu", few: "sekundy", other: "sekund" },
    minute: { one: "minutu", few: "minuty", other: "minut" },
    hour: { one: "hodinu", few: "hodiny", other: "hodin" },
    day: { one: "den", few: "dny", other: "dní" },
    workingDay: { one: "pracovní den", few: "pracovní dny", other: "pracovních dní" },
    month: { one: "měsíc", few: "měsíce", other: "měsíců" },
  },
  genitive: {
    second: { one: "sekundy", other: "sekund" },
    minute: { one: "minuty", other: "minut" },
    hour: { one: "hodiny", other: "hodin" },
    day: { one: "dne", other: "dnů" },
    workingDay: { one: "pracovního dne", other: "pracovních dnů" },
    month: { one: "měsíce", other: "měsíců" },
  },
  locative: {
    second: { one: "sekundě", other: "sekundách" },
    minute: { one: "minutě", other: "minutách" },
    hour: { one: "hodině", other: "hodinách" },
    day: { one: "dni", other: "dnech" },
    workingDay: { one: "pracovním dni", other: "pracovních dnech" },
    month: { one: "měsíci", other: "měsících" },
  },
} as const satisfies Record<string, Record<Unit, object>>;

/** A number with its unit as it stands in a Czech sentence, such as `14 dnů` after "do". */
export function countedCzech(
  count: number,
  unit: Unit,
  grammaticalCase: keyof typeof czech = "accusative",
): string {
  return `${count}\u00a0${formFor("cs", count, czech[grammaticalCase][unit])}`;
}

/** A number with its unit as it stands in an English sentence, such as `14 days`. */
export function countedEnglish(count: number, unit: Unit): string {
  return `${count}\u00a0${formFor("en", count, english[unit])}`;
}

/** The same where the language is chosen by the caller, in Czech as it follows "za". */
export function counted(locale: Locale, count: number, unit: Unit): string {
  return locale === "cs" ? countedCzech(count, unit) : countedEnglish(count, unit);
}
