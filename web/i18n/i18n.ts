import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "#contract/locale.ts";
import { typography } from "#web/format/typography.ts";

/** All texts of a language: namespace → keys. Browsers load theirs by `startI18n`. */
export async function loadTexts(locale: Locale): Promise<ResourceLanguage> {
  const texts = locale === "en" ? await import("./en.ts") : await import("./cs.ts");
  return texts.default;
}

/** A translator of its own for each page request, so that two languages rendered at once never mix. */
export function createI18n(locale: Locale, texts: ResourceLanguage): i18n {
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: keepTogether(texts, locale) },
    fallbackLng: false,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
    initAsync: false,
  });
  void instance.use(initReactI18next).init();
  return instance;
}

/**
 * What belongs together stands on one line: a number and what it counts (`12 aukcí`, `3 snímky`), and in Czech a
 * one-letter preposition and its word. The same texts are worked through once.
 */
export function keepTogether(texts: ResourceLanguage, locale: Locale): ResourceLanguage {
  const known = kept.get(texts);
  if (known) return known;
  const made = JSON.parse(JSON.stringify(texts), (_key, value) => {
    if (typeof value !== "string") return value;
    const counted = value.replaceAll("{{count}} ", "{{count}}\u00a0");
    return locale === "cs" ? typography(counted) : counted;
  }) as ResourceLanguage;
  kept.set(texts, made);
  return made;
}

const kept = new WeakMap<ResourceLanguage, ResourceLanguage>();
