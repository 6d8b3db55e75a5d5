import { type PageKey, pagePaths } from "#contract/content/page-paths.ts";
import { type Locale, locales } from "#contract/values/locale.ts";

/** The page and parameters a path belongs to, or null; fixed segments win over parameters. */
export function pageAt(pathname: string): { page: PageKey; locale: Locale; params: Record<string, string> } | null {
  const found = table.find(({ pattern }) => pattern.test(pathname));
  if (!found) return null;
  return { page: found.page, locale: found.locale, params: pathname.match(found.pattern)?.groups ?? {} };
}

/** The language of a path, also of one that is no page: a document's file has it behind the id. */
export function localeOfPath(pathname: string): Locale {
  return pageAt(pathname)?.locale ?? (/^\/(dokumenty\/[^/]+\/)?en(\/|$)/.test(pathname) ? "en" : "cs");
}

const table = (Object.keys(pagePaths) as PageKey[])
  .flatMap((page) => locales.map((locale) => ({ page, locale, path: pagePaths[page][locale] })))
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
