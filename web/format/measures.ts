import type { Locale } from "#contract/values/locale.ts";

const noBreak = "\u00a0";

/** `0,7 l`, `50 ml`; bottles are told in litres, miniatures in millilitres. */
export function formatVolume(volumeMl: number, locale: Locale): string {
  return volumeMl < 100 ? `${volumeMl}${noBreak}ml` : `${decimal(volumeMl / 1_000, locale)}${noBreak}l`;
}

/** `45 %`, `51,2 %`, of alcohol or of a price; English sets the sign close. */
export function formatPercent(percent: number, locale: Locale): string {
  return `${decimal(percent, locale)}${locale === "cs" ? noBreak : ""}%`;
}

/** `12 let`, `1 year`: an age statement. */
export function formatAge(years: number, locale: Locale): string {
  return `${years}${noBreak}${ageWords[locale][plural[locale].select(years)] ?? ageWords[locale].other}`;
}

/** `25 ks`, `25 pcs`. */
export function formatPieces(count: number, locale: Locale): string {
  return `${count}${noBreak}${locale === "cs" ? "ks" : count === 1 ? "pc" : "pcs"}`;
}

const plural = { cs: new Intl.PluralRules("cs"), en: new Intl.PluralRules("en") };
const ageWords: Record<Locale, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  cs: { one: "rok", few: "roky", many: "roku", other: "let" },
  en: { one: "year", other: "years" },
};

function decimal(value: number, locale: Locale): string {
  const text = String(Number(value.toFixed(3)));
  return locale === "cs" ? text.replace(".", ",") : text;
}
