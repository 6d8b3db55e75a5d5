/**
 * Where a path with a trailing slash, or several leading ones, belongs, query kept; null when there is nothing to mend (RULES.md PA2).
 * Leading slashes are collapsed: neither this nor a link of the page to itself may lead from `//evil.example` off the site.
 */
export function withoutTrailingSlash(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  if (path === "/" || !/[/\\]$|^[/\\]{2}/.test(path)) return null;
  const mended = `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
  return query.length > 0 ? `${mended}?${query.join("?")}` : mended;
}
