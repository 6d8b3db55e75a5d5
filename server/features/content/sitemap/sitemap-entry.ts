import type { SitemapItemLoose } from "sitemap";
import { type LocalizedText, locales } from "#contract/locale.ts";

/** A page with where it lies in each language; `changedAt` where it is known. */
export interface SitemapPage {
  readonly paths: LocalizedText;
  readonly changedAt?: Date | null;
}

/** An entry for each language, each naming all of them; `x-default` is Czech. */
export function sitemapEntries({ paths, changedAt }: SitemapPage): SitemapItemLoose[] {
  const links = [
    ...locales.map((lang) => ({ lang, url: paths[lang] })),
    { lang: "x-default", url: paths.cs },
  ];
  return locales.map((lang) => ({
    url: paths[lang],
    links,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
  }));
}
