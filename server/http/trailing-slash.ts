/**
 * PA2: A path with a slash at its end answers 301 to the one without, query kept.
 *
 * Several leading slashes are collapsed: neither this nor a link of the page to itself may lead from `//evil.example` off the site. Null
 * when there is nothing to mend.
 */
export function withoutTrailingSlash(url: string): string | null {
  const [path = "", ...query] = url.split("?");
  if (path === "/" || !/[/\\]$|^[/\\]{2}/.test(path)) return null;
  const mended = `/${path.replace(/^[/\\]+|[/\\]+$/g, "")}`;
  return query.length > 0 ? `${mended}?${query.join("?")}` : mended;
}
