/**
 * From here on every request of the page to its own server carries `clientUrl`, the site's address: also those that the framework makes
 * for a page's data, which take no headers from elsewhere.
 */
export function nameSite(page: { fetch: typeof fetch; location: { origin: string } }): void {
  const { fetch: send } = page;
  page.fetch = (input, init) => {
    const { origin } = page.location;
    const url = new URL(input instanceof Request ? input.url : input, origin);
    if (url.origin !== origin) return send.call(page, input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set("clientUrl", origin);
    return send.call(page, input, { ...init, headers });
  };
}
