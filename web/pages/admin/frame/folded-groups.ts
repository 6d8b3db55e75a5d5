import { writeCookie } from "#web/session/cookies.ts";

/** A cookie, so that the server draws the column as it was left. */
const name = "admin-folded";
const lifetimeSeconds = 365 * 24 * 3_600;

/** The groups of links that are folded, as a header `Cookie` says. */
export function foldedIn(cookies: string): string[] {
  return new RegExp(`(?:^|;\\s*)${name}=([\\w.]*)`).exec(cookies)?.[1]?.split(".").filter(Boolean) ?? [];
}

/** Remembers them on this device. */
export function keepFolded(groups: readonly string[]): void {
  writeCookie(name, groups.join("."), lifetimeSeconds);
}
