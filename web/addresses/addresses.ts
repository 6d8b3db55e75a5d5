import { type Locale, locales } from "#contract/values/locale.ts";
import { type PageKey, pages } from "./pages.ts";

/** The path of a page in a language, its parameters filled in. */
export function pathTo(page: PageKey, locale: Locale, params: Record<string, string | number> = {}): string {
  return pages[page][locale].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? "")),
  );
}

/** The page and parameters a path belongs to, or null; fixed segments win over parameters. */
export function pageAt(
  pathname: string,
): { page: PageKey; locale: Locale; params: Record<string, string> } | null {
  const found = table.find(({ pattern }) => pattern.test(pathname));
  if (!found) return null;
  return { page: found.page, locale: found.locale, params: pathname.match(found.pattern)?.groups ?? {} };
}

/** The language of a path, also of one that is no page: a document's file has it behind the id. */
export function localeOfPath(pathname: string): Locale {
  return pageAt(pathname)?.locale ?? (/^\/(dokumenty\/[^/]+\/)?en(\/|$)/.test(pathname) ? "en" : "cs");
}

const table = (Object.keys(pages) as PageKey[])
  .flatMap((page) => locales.map((locale) => ({ page, locale, path: pages[page][locale] })))
  .map((row) => ({
    ...row,
    pattern: new RegExp(
      `^${row.path.replace(/:(\w+)/g, (_, name: string) => (name === "id" ? `(?<${name}>\\d+)` : `(?<${name}>[^/]+)`))}$`,
    ),
  }))
  .sort((a, b) => parameterCount(a.path) - parameterCount(b.path));

function parameterCount(path: string): number {
  return path.split(":").length - 1;
}
