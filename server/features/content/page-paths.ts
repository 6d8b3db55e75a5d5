import type { Locale, LocalizedText } from "#contract/values/locale.ts";

/** Paths of public pages in both languages, as in the web's table of addresses (a test compares the two). */
export const pagePaths = {
  home: { cs: "/", en: "/en" },
  dailyAuctions: { cs: "/denni-aukce", en: "/en/denni-aukce" },
  monthlySales: { cs: "/mesicni-aukce", en: "/en/mesicni-aukce" },
  blog: { cs: "/blog", en: "/en/blog" },
  stores: { cs: "/prodejny", en: "/stores" },
  documents: { cs: "/dokumenty", en: "/en/dokumenty" },
} as const satisfies Record<string, LocalizedText>;

interface Numbered {
  readonly id: number;
  readonly slug: LocalizedText;
}

export const itemPaths = (item: Numbered) => bothPaths("", item);
export const articlePaths = (article: Numbered) => bothPaths("/blog", article);
export const infoPaths = (page: Numbered) => bothPaths("/info", page);

export function salePaths(closesOn: string): LocalizedText {
  return { cs: `${pagePaths.monthlySales.cs}/${closesOn}`, en: `${pagePaths.monthlySales.en}/${closesOn}` };
}

/** The page that lists a search, or everything where there are no words. */
export const searchPath: Record<Locale, string> = { cs: "/hledani", en: "/search" };

function bothPaths(folder: string, { id, slug }: Numbered): LocalizedText {
  return {
    cs: `${folder}/${id}/${encodeURIComponent(slug.cs)}`,
    en: `/en${folder}/${id}/${encodeURIComponent(slug.en || slug.cs)}`,
  };
}
