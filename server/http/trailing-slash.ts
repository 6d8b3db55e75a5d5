/**
 * Where a path with a trailing slash belongs, query kept; null when there is nothing to mend (RULES.md PA2).
 * Leading slashes are collapsed: `//evil.example/` must not become a way off the site.
 */
export function withoutTrailingSlash(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  if (path === "/" || !/[/\\]$/.test(path)) return null;
  const mended = `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
  return query.length > 0 ? `${mended}?${query.join("?")}` : mended;
}
