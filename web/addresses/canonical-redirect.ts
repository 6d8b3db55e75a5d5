import { redirect } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { type Locale, locales } from "#contract/values/locale.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { localeOfPath } from "./page-at.ts";

interface Named {
  readonly id: number;
  readonly slugs: Readonly<Record<Locale, string>>;
  /** A listing may also be asked for with the words of its category before its own. */
  readonly categorySlugs?: Readonly<Record<Locale, string>> | null;
}

interface Asked {
  readonly request: Request;
  readonly params: { readonly slug?: string; readonly category?: string };
}

/**
 * PA1: Canonical redirect: an id alone says what a page is; a wrong slug or category answers 301 to the canonical path, an unknown id 404.
 */
export function canonicalRedirect(
  page: "item" | "article" | "info",
  { id, slugs, categorySlugs }: Named,
  { request, params }: Asked,
): Record<Locale, string> {
  const locale = localeOfPath(pagePathOf(request));
  const paths = Object.fromEntries(
    locales.map((each) => [each, pathTo(page, each, { id, slug: slugs[each] })]),
  ) as Record<Locale, string>;
  const isCategoryRight = params.category === undefined || params.category === categorySlugs?.[locale];
  if (params.slug !== slugs[locale] || !isCategoryRight) {
    throw redirect(`${paths[locale]}${new URL(request.url).search}`, 301);
  }
  return paths;
}
