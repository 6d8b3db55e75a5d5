import slugify from "@sindresorhus/slugify";
import type { Locale } from "#contract/values/locale.ts";

const longestSlug = 90;
const ampersand: Record<Locale, string> = { cs: " a ", en: " and " };

/** PA11: A slug is made of the name, at most {longestSlug} characters in whole words, `polozka` where nothing is left. */
export function slugOf(name: string, locale: Locale): string {
  const slug = slugify(name, { customReplacements: [["&", ampersand[locale]]] });
  return cut(slug) || "polozka";
}

/** Cut to `longestSlug` characters, at a word's end where there is one. */
function cut(slug: string): string {
  if (slug.length <= longestSlug) return slug;
  const head = slug.slice(0, longestSlug + 1);
  return head.includes("-") ? head.slice(0, head.lastIndexOf("-")) : slug.slice(0, longestSlug);
}
