import type { Country } from "#contract/content/lists.ts";
import { countryCodes } from "#contract/values/country-codes.ts";
import type { Locale } from "#contract/values/locale.ts";

/** All countries in one language, in its alphabetical order: in Czech, ch follows h. */
export function listCountries(lang: Locale): Country[] {
  return byLocale[lang];
}

const byLocale: Readonly<Record<Locale, Country[]>> = { cs: named("cs"), en: named("en") };

function named(lang: Locale): Country[] {
  const names = new Intl.DisplayNames(lang, { type: "region" });
  const { compare } = new Intl.Collator(lang);
  return countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .sort((one, other) => compare(one.name, other.name));
}
