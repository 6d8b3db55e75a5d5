import type { BrowserContextOptions } from "@playwright/test";

/** What a browser knows: cookies, and entries of local storage. */
export type State = Exclude<BrowserContextOptions["storageState"], string | undefined>;

/** Cookies of a visitor who is of age, has refused cookies, and has seen popup and banner. */
export const settled = {
  adult: "yes",
  "cookies-show": "hidden",
  "intro-popup": "hidden",
  "top-banner": "hidden",
};

/** A visitor who has been here before. */
export const settledVisitor: State = { cookies: cookies("localhost", settled), origins: [] };

/** A visitor who comes for the first time. */
export const newVisitor: State = { cookies: [], origins: [] };

/** Cookies as a browser keeps them for a host, for the next day. */
export function cookies(domain: string, values: Readonly<Record<string, string>>): State["cookies"] {
  return Object.entries(values).map(([name, value]) => ({
    name,
    value,
    domain,
    path: "/",
    expires: Math.floor(Date.now() / 1000) + 24 * 3_600,
    httpOnly: false,
    secure: false,
    sameSite: "Lax" as const,
  }));
}
