import { pathTo } from "#contract/content/page-paths.ts";
import type { Locale } from "#contract/values/locale.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";

/** Encoded in a query it grows threefold at most, and servers refuse a request of 16 kB unseen. */
const longestQuery = 2_000;

/**
 * The sign-in page that leads back to a page. The path goes as `redirect`, whose characters rule A10
 * counts out; the page's query, which has others, goes beside it as `query`, unless it is endless.
 */
export function signInFor(locale: Locale, { pathname, search }: Pick<Location, "pathname" | "search">): string {
  return `${pathTo("signIn", locale)}?${leadBackTo({ pathname, search })}`;
}

/** The query by which any page on the way remembers the one it leads back to (`wantedPage`). */
export function leadBackTo({ pathname, search }: Pick<Location, "pathname" | "search">): URLSearchParams {
  const query = search.replace(/^\?/, "");
  const isRetained = query !== "" && query.length <= longestQuery;
  return new URLSearchParams({ redirect: pathname, ...(isRetained && { query }) });
}

/** The registration that leads back to a page, its query included, by the link of its letter. */
export function registerFor(locale: Locale, page: string | null): string {
  const [pathname = "", ...search] = page?.split("?") ?? [];
  const back = safeRedirect(pathname) === null ? "" : `?${leadBackTo({ pathname, search: search.join("?") })}`;
  return `${pathTo("register", locale)}${back}`;
}

/**
 * The page that the address of the sign-in page remembers, its query included; null where it is not a page of ours.
 */
export function wantedPage(search: URLSearchParams): string | null {
  const path = safeRedirect(search.get("redirect"));
  if (path === null) return null;
  // Serialised again, any input becomes a query and nothing else.
  const query = new URLSearchParams(search.get("query") ?? "").toString();
  return query ? `${path}?${query}` : path;
}
