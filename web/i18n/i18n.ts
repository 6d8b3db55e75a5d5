import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "#contract/locale.ts";

/** All texts of a language: namespace → keys. Browsers load theirs by `startI18n`. */
export async function loadTexts(locale: Locale): Promise<ResourceLanguage> {
  const texts = locale === "en" ? await import("./en.ts") : await import("./cs.ts");
  return texts.default;
}

/** A translator of its own for each page request, so that two languages rendered at once never mix. */
export function createI18n(locale: Locale, texts: ResourceLanguage): i18n {
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: keepCounts(texts) },
    fallbackLng: false,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  void instance.use(initReactI18next).init();
  return instance;
}

/** A number and what it counts stand on one line: `12 aukcí`, `3 snímky`. */
export function keepCounts(texts: ResourceLanguage): ResourceLanguage {
  return JSON.parse(JSON.stringify(texts).replaceAll("{{count}} ", "{{count}}\u00a0")) as ResourceLanguage;
}
