import type { i18n, ResourceLanguage } from "i18next";
import type { Locale } from "#contract/values/locale.ts";
import { createI18n } from "./i18n.ts";
import { readTexts } from "./read-texts.ts";

/** The files of an area's texts, by language. */
type Area = Readonly<Record<Locale, () => Promise<{ readonly default: Readonly<Record<string, object>> }>>>;

const waiting: ResourceLanguage = {};
let started: i18n | null = null;

/**
 * In a browser the texts of an area come in the page's language, and modules that import the area wait for them; the server has all
 * texts. They may come before the translator: the modules of the page are loaded first.
 */
export async function waitForTexts(area: Area): Promise<void> {
  if (import.meta.env.SSR) return;
  const texts = await loadTexts(area);
  Object.assign(waiting, texts);
  for (const [namespace, entries] of Object.entries(texts)) {
    started?.addResourceBundle(pageLocale(), namespace, entries);
  }
}

/** The page's translator, with the texts that any page may need and those of areas that have come by now. */
export async function startI18n(): Promise<i18n> {
  const layout = await loadTexts({
    cs: () => import("./areas/cs-layout.ts"),
    en: () => import("./areas/en-layout.ts"),
  });
  started = createI18n(pageLocale(), { ...layout, ...waiting });
  return started;
}

async function loadTexts(area: Area): Promise<ResourceLanguage> {
  const files = await area[pageLocale()]();
  return readTexts(files.default);
}

function pageLocale(): Locale {
  return document.documentElement.lang === "en" ? "en" : "cs";
}
