import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "#contract/values/locale.ts";

/** All texts of a language as pages show them: namespace → keys. Browsers load theirs by `startI18n`. */
export async function loadTexts(locale: Locale): Promise<ResourceLanguage> {
  const texts = locale === "en" ? await import("./en.ts") : await import("./cs.ts");
  return texts.default;
}

/** A translator of its own for each page request, so that two languages rendered at once never mix. */
export function createI18n(locale: Locale, texts: ResourceLanguage): i18n {
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: texts },
    fallbackLng: false,
    defaultNS: "common",
    interpolation: { escapeValue: false },
    // A page's language never changes while it is open, and its texts are there before what shows them: nobody listens for news.
    react: { useSuspense: false, bindI18n: "", bindI18nStore: "" },
    initAsync: false,
    // A page shows the key in its place, which nobody would see but its reader.
    saveMissing: true,
    missingKeyHandler: (_, namespace, key, shown) => {
      if (shown === key) console.error(`There is no text ${namespace}:${key} in ${locale}.`);
    },
  });
  void instance.use(initReactI18next).init();
  return instance;
}
