/** Answered in JSON or with a file: whoever calls these gets the plain refusal. */
const noPage = /^\/(?:api|media|assets)(?:\/|$)/;

/**
 * The address as the router takes it. One with escapes that are none (`/%ff`) is the address of no page: its stray
 * percent signs are taken by the letter, so that a person sees the page for that and not a bare line.
 */
export function readableAddress(url: string): string {
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
