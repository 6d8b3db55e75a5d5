/** The value of a cookie of this browser, or null. */
export function readCookie(name: string): string | null {
  const pair = document.cookie.split(/;\s*/).find((part) => part.startsWith(`${name}=`));
  return pair === undefined ? null : pair.slice(name.length + 1);
}

/** Keeps a cookie for the whole site. Without a lifetime it goes with the browser's session; 0 deletes it. */
export function writeCookie(name: string, value: string, maxAgeSeconds?: number): void {
  const lifetime = maxAgeSeconds === undefined ? "" : `; Max-Age=${maxAgeSeconds}`;
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser we support
  document.cookie = `${name}=${value}; Path=/${lifetime}; SameSite=Lax${secure}`;
}
