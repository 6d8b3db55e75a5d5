import { justChangedKey } from "#web/session/just-changed.ts";
import { tokenFromCookie } from "#web/session/token.ts";
import { pageAt } from "./page-at.ts";
import { pages } from "./page-modules.ts";

/** Longer addresses are nobody's second visit. */
const longestAddress = 2_500;

/**
 * PA3: Which pages are cached: those that are the same for everybody who is not signed in, named with the parameters that each reads; no
 * other cookie than `currencyId` reaches them.
 *
 * Path and query without parameters that the page does not read; null where it is a visitor's own page.
 */
export function sharedAddressOf(url: string): string | null {
  if (!url.startsWith("/") || url.length > longestAddress) return null;
  const { pathname, searchParams } = new URL(`http://site${url}`);
  // What React Router asks for a navigation follows a change at once and must not be a second old.
  if (pathname.endsWith(".data")) return null;
  const found = pageAt(pathname);
  const known: readonly string[] | "own" = found ? pages[found.page].reads : [];
  if (known === "own") return null;
  const query = new URLSearchParams([...searchParams].filter(([name]) => known.includes(name)));
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** All that a shared page may know of who reads it, as a Cookie header: the currency, or nothing (""). */
export function sharedCookieOf(cookies: string | undefined): string {
  if (!cookies) return "";
  return /(?:^|;\s*)(currencyId=\d{1,4})(?:;|$)/.exec(cookies)?.[1] ?? "";
}

/** Whether a Cookie header says that its sender has just changed something, and so must not get an older page. */
export function hasJustChanged(cookies: string | undefined): boolean {
  return namesSomebody(cookies) && new RegExp(`(?:^|;\\s*)${justChangedKey}=1(?:;|$)`).test(cookies ?? "");
}

/** Whether a Cookie header names somebody who may be signed in: to them a page may be there that others do not find. */
export function namesSomebody(cookies: string | undefined): boolean {
  return tokenFromCookie(cookies ?? null) !== null;
}
