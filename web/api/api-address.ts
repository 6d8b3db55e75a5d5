/** Where the API begins, as the page was rendered with (API_URL): `/`, or a path or an address that ends with a slash. */
const base = (typeof document === "undefined" ? undefined : document.documentElement.dataset.api) ?? "/";

/** The address, for the browser, of a path of the API. */
export function apiAddress(path: string, from = base): string {
  return from + path.replace(/^\//, "");
}
