import type { Locale } from "./locale.ts";

const english = {
  second: { one: "second", other: "seconds" },
  minute: { one: "minute", other: "minutes" },
  hour: { one: "hour", other: "hours" },
  day: { one: "day", other: "days" },
  workingDay: { one: "working day", other: "working days" },
  month: { one: "month", other: "months" },
  bid: { one: "bid", other: "bids" },
  level: { one: "level", other: "levels" },
} as const;

export type Unit = keyof typeof english;

/** The accusative follows "za" and "platí", the genitive "do" and "od", the locative "po". */
const czech = {
  accusative: {
    second: { one: "sekundu", few: "sekundy", other: "sekund" },
    minute: { one: "minutu", few: "minuty", other: "minut" },
    hour: { one: "hodinu", few: "hodiny", other: "hodin" },
    day: { one: "den", few: "dny", other: "dní" },
    workingDay: { one: "pracovní den", few: "pracovní dny", other: "pracovních dní" },
    month: { one: "měsíc", few: "měsíce", other: "měsíců" },
    bid: { one: "příhoz", few: "příhozy", other: "příhozů" },
    level: { one: "úroveň", few: "úrovně", other: "úrovní" },
  },
  genitive: {
    second: { one: "sekundy", other: "sekund" },
    minute: { one: "minuty", other: "minut" },
    hour: { one: "hodiny", other: "hodin" },
    day: { one: "dne", other: "dnů" },
    workingDay: { one: "pracovního dne", other: "pracovních dnů" },
    month: { one: "měsíce", other: "měsíců" },
    bid: { one: "příhozu", other: "příhozů" },
    level: { one: "úrovně", other: "úrovní" },
  },
  locative: {
    second: { one: "sekundě", other: "sekundách" },
    minute: { one: "minutě", other: "minutách" },
    hour: { one: "hodině", other: "hodinách" },
    day: { one: "dni", other: "dnech" },
    workingDay: { one: "pracovním dni", other: "pracovních dnech" },
    month: { one: "měsíci", other: "měsících" },
    bid: { one: "příhozu", other: "příhozech" },
    level: { one: "úrovni", other: "úrovních" },
  },
} as const satisfies Record<string, Record<Unit, object>>;

export type Case = keyof typeof czech;

/** A number with its unit as it stands in a Czech sentence, such as `14 dnů` after "do". */
export function countedCzech(count: number, unit: Unit, grammaticalCase: Case = "accusative"): string {
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

type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** The form of words that a number asks for: one lahev, few lahve, other lahví. */
export function formFor(locale: Locale, count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
