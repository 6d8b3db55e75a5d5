import { countryCodes } from "#contract/values/country-codes.ts";
import { type Locale, locales } from "#contract/values/locale.ts";

/** Countries without a code of their own that sellers name, and names shorter than the official ones. */
const others: readonly Readonly<Record<Locale, string>>[] = [
  { cs: "Skotsko", en: "Scotland" },
  { cs: "Anglie", en: "England" },
  { cs: "Česká republika", en: "Czech Republic" },
  { cs: "Velká Británie", en: "Great Britain" },
];

/** The name of a country in a language, from a seller's own spelling; an unknown name stays as written. */
export function countryNameIn(written: string, lang: Locale): string {
  return names[lang].get(written.trim().toLowerCase()) ?? written;
}

const names: Readonly<Record<Locale, ReadonlyMap<string, string>>> = { cs: namesIn("cs"), en: namesIn("en") };

function namesIn(lang: Locale): ReadonlyMap<string, string> {
  const called = (locale: Locale) => new Intl.DisplayNames(locale, { type: "region" });
  const known = [
    ...countryCodes.map((code) =>
      Object.fromEntries(locales.map((locale) => [locale, called(locale).of(code) ?? code])),
    ),
    ...others,
  ];
  return new Map(
    known.flatMap((each) => locales.map((locale) => [each[locale]?.toLowerCase() ?? "", each[lang] ?? ""])),
  );
}
