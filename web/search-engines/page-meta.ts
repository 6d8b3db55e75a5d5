import type { MetaDescriptor } from "react-router";
import type { Thing } from "schema-dts";
import { defaultLocale, type Locale, locales } from "#contract/values/locale.ts";

/** What search engines and shared links are told of a page. */
interface PageMeta {
  title: string;
  description?: string | undefined;
  origin: string;
  /** Path in each language; the canonical address is that of `locale`. */
  paths: Record<Locale, string>;
  locale: Locale;
  /** For a list whose pages have addresses of their own. */
  page?: number;
  /** Absolute or root-relative address of the picture of shared links; its size in px where it is known. */
  image?: string | undefined;
  imageSize?: { width: number; height: number } | undefined;
  noIndex?: boolean;
  /** The Atom feed of new lots on the page. */
  feed?: { title: string; path: string } | undefined;
  /** The page's subject for search engines (schema.org). The framework escapes it for its place in a script. */
  structured?: readonly Thing[];
}

/** Title, description, canonical and language alternatives (`x-default` is Czech) of a page. */
export function pageMeta({
  title,
  description,
  origin,
  paths,
  locale,
  page = 1,
  image,
  imageSize,
  noIndex,
  feed,
  structured = [],
}: PageMeta): MetaDescriptor[] {
  const address = (path: string) => new URL(path, origin).href;
  const pageIn = (language: Locale) => address(page > 1 ? `${paths[language]}?page=${page}` : paths[language]);
  return [
    { title: `${title} · Kabinet` },
    { property: "og:title", content: title },
    { property: "og:site_name", content: "Kabinet" },
    { property: "og:type", content: "website" },
    { property: "og:locale", content: locale === "cs" ? "cs_CZ" : "en_GB" },
    { property: "og:url", content: pageIn(locale) },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(image
      ? [
          { property: "og:image", content: address(image) },
          { property: "og:image:alt", content: title },
          ...(imageSize
            ? [
                { property: "og:image:width", content: String(imageSize.width) },
                { property: "og:image:height", content: String(imageSize.height) },
              ]
            : []),
          { name: "twitter:card", content: "summary_large_image" },
        ]
      : [{ name: "twitter:card", content: "summary" }]),
    ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: pageIn(locale) },
    ...locales.map((other) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: other,
      href: pageIn(other),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: pageIn(defaultLocale) },
    ...(feed
      ? [
          {
            tagName: "link",
            rel: "alternate",
            type: "application/atom+xml",
            title: feed.title,
            href: address(feed.path),
          },
        ]
      : []),
    ...(structured.length > 0
      ? [{ "script:ld+json": { "@context": "https://schema.org", "@graph": structured } }]
      : []),
  ];
}
