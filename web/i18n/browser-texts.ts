import type { i18n, ResourceLanguage } from "i18next";
import type { Locale } from "#contract/values/locale.ts";
import { createI18n } from "./i18n.ts";

const locale: Locale = document.documentElement.lang === "en" ? "en" : "cs";
const waiting: ResourceLanguage = {};
let started: i18n | null = null;

/**
 * Texts of an area. They may come before the translator: the modules of the page are loaded first.
 *
 * @public The virtual modules of `build/texts-for-browser.ts` call it.
 */
export function addTexts(texts: ResourceLanguage): void {
  Object.assign(waiting, texts);
  for (const [namespace, entries] of Object.entries(texts)) {
    started?.addResourceBundle(locale, namespace, entries);
  }
}

/** The page's translator, with the texts that any page may need and those of areas that have come by now. */
export async function startI18n(): Promise<i18n> {
  const frame =
    locale === "en" ? await import("virtual:texts/en-frame") : await import("virtual:texts/cs-frame");
  started = createI18n(locale, { ...frame.default, ...waiting });
  return started;
}
