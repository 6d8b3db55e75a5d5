import { type PageKey, pathTo } from "#contract/content/page-paths.ts";
import type { LocalizedText } from "#contract/values/locale.ts";

interface Numbered {
  readonly id: number;
  readonly slug: LocalizedText;
}

export const itemPaths = (item: Numbered) => numberedPaths("item", item);
export const articlePaths = (article: Numbered) => numberedPaths("article", article);
export const infoPaths = (page: Numbered) => numberedPaths("info", page);

export function salePaths(closesOn: string): LocalizedText {
  return { cs: pathTo("monthlySale", "cs", { closesOn }), en: pathTo("monthlySale", "en", { closesOn }) };
}

function numberedPaths(page: PageKey, { id, slug }: Numbered): LocalizedText {
  return {
    cs: pathTo(page, "cs", { id, slug: slug.cs }),
    en: pathTo(page, "en", { id, slug: slug.en || slug.cs }),
  };
}
