import type { MetaDescriptor } from "react-router";
import { defaultLocale, type Locale, locales } from "#contract/locale.ts";

/** What search engines and shared links are told of a page. */
interface PageMeta {
  title: string;
  description?: string | undefined;
  origin: string;
  /** Path in each language; the canonical address is that of `locale`. */
  paths: Record<Locale, string>;
  locale: Locale;
  /** Absolute or root-relative address of the picture of shared links. */
  image?: string | undefined;
  noIndex?: boolean;
}

/** Title, description, canonical and language alternatives (`x-default` is Czech) of a page. */
export function pageMeta({
  title,
  description,
  origin,
  paths,
  locale,
  image,
  noIndex,
}: PageMeta): MetaDescriptor[] {
  const address = (path: string) => new URL(path, origin).href;
  return [
    { title: `${title} · Kabinet` },
    { property: "og:title", content: title },
    { property: "og:site_name", content: "Kabinet" },
    { property: "og:url", content: address(paths[locale]) },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(image ? [{ property: "og:image", content: address(image) }] : []),
    ...(noIndex ? [{ name: "robots", content: "noindex" }] : []),
    { tagName: "link", rel: "canonical", href: address(paths[locale]) },
    ...locales.map((other) => ({
      tagName: "link",
      rel: "alternate",
      hrefLang: other,
      href: address(paths[other]),
    })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: address(paths[defaultLocale]) },
  ];
}
