import type { LocalizedText } from "#contract/values/locale.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";
import { cleanMarkup } from "./clean-markup.ts";

/** The last part of an address in each language, from a title; without an English title, from the Czech one. */
export function bothSlugs(title: LocalizedText): LocalizedText {
  return { cs: slugOf(title.cs, "cs"), en: slugOf(title.en || title.cs, "en") };
}

/** Both languages' markup, cleaned for storing. */
export function cleanBoth(body: LocalizedText): LocalizedText {
  return { cs: cleanMarkup(body.cs), en: cleanMarkup(body.en) };
}
