import { pathTo } from "#contract/content/page-paths.ts";
import { locales } from "#contract/values/locale.ts";
import { safeRedirect } from "#contract/values/safe-redirect.ts";
import type { SavedTexts } from "#web/session/browser-storage.ts";

/** The service comes back by one address for everybody, at times in another tab: the browser knows where the proof was begun. */
const key = "age-proof.begun";

/**
 * AP3: A proof that was begun shows its answer, a refusal too, on the page where it was begun, in its language, and
 * the way to what one was doing outlives it.
 */
export function keepBegun(store: SavedTexts, page: string | null): void {
  if (page === null) store.removeItem(key);
  else store.setItem(key, page);
}

/** The page on which the proof was begun, or null. */
export function readBegun(store: SavedTexts): string | null {
  const [path = "", query = ""] = (store.getItem(key) ?? "").split("?");
  const isPage = locales.some((locale) => path === pathTo("ageProof", locale));
  return isPage ? pageOf(path, new URLSearchParams(query)) : null;
}

/** The answer of the service in an address, null where there is none, and the page without it. */
export function answerIn(path: string, search: string): { answer: string | null; here: string } {
  const query = new URLSearchParams(search);
  const here = pageOf(path, query);
  query.delete("redirect");
  return { answer: query.has("state") ? query.toString() : null, here };
}

/** The page with the answer in its address. */
export function withAnswer(page: string, answer: string): string {
  return `${page}${page.includes("?") ? "&" : "?"}${answer}`;
}

function pageOf(path: string, query: URLSearchParams): string {
  const redirect = safeRedirect(query.get("redirect"));
  return redirect === null ? path : `${path}?${new URLSearchParams({ redirect })}`;
}
