import type { Locale } from "#contract/values/locale.ts";

interface Shown {
  locale: Locale;
  category?: number | undefined;
  q?: string | undefined;
  /** Name of the category, or the words. */
  about: string;
}

/** The Atom feed of new lots of a category or for words, to be named in the page's head. */
export function feedOf({ locale, category, q, about }: Shown): { title: string; path: string } {
  const query = new URLSearchParams({
    lang: locale,
    ...(category !== undefined && { category: String(category) }),
    ...(q && { q }),
  });
  const title = locale === "cs" ? "Nově na Kabinetu" : "New on Kabinet";
  return { title: `${title}: ${about}`, path: `/atom?${query}` };
}
