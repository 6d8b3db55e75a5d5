/** Addresses answered in JSON or with a file: their callers get the plain refusal. */
const noPage = /^\/(?:api|media|assets)(?:\/|$)/;

/** Of `GET http://host/path`, which a server has to understand (RFC 9112, section 3.2.2); what host it names does not matter. */
const absolute = /^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i;

/**
 * The address as the router takes it: path and query. One with escapes that are none (`/%ff`) is the address of no page: its stray
 * percent signs are taken by the letter, so that a person sees the page for that and not a bare line.
 */
export function readableAddress(asked: string): string {
  // `GET *` too becomes a path: the address of no page.
  const url = asked.replace(absolute, "").replace(/^(?!\/)/, "/");
  const [path = "", ...query] = url.split("?");
  if (noPage.test(path) || isReadable(path)) return url;
  return [path.replaceAll("%", "%25"), ...query].join("?");
}

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
