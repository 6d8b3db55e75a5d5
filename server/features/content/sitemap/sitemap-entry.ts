import type { SitemapItemLoose } from "sitemap";
import { type LocalizedText, locales } from "#contract/values/locale.ts";

/** A page with its path in each language; `changedAt` where it is known. */
export interface SitemapPage {
  readonly paths: LocalizedText;
  readonly changedAt?: Date | null;
}

/** Entries of pages, written as they are read. */
export async function* entriesOf(
  first: SitemapPage,
  rest: AsyncIterable<SitemapPage>,
): AsyncGenerator<SitemapItemLoose> {
  // Not yield*: an array's iterator has no `return`, so a reader who stops early would make it fail.
  for (const entry of sitemapEntries(first)) yield entry;
  for await (const page of rest) for (const entry of sitemapEntries(page)) yield entry;
}

/** An entry for each language, each naming all of them; `x-default` is Czech. */
function sitemapEntries({ paths, changedAt }: SitemapPage): SitemapItemLoose[] {
  const links = [...locales.map((lang) => ({ lang, url: paths[lang] })), { lang: "x-default", url: paths.cs }];
  return locales.map((lang) => ({
    url: paths[lang],
    links,
    ...(changedAt && { lastmod: changedAt.toISOString() }),
  }));
}
