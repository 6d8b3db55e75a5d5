import { browserStorage, isStorageForbidden } from "./browser-storage.ts";
import { writeCookie } from "./cookies.ts";

/** Where the sign-in token lies in the browser (rule A3). */
export const tokenKey = "auth._token.local";
export const strategyKey = "auth.strategy";

/** As long as the token lives on the server without use: 30 days. */
const lifetimeSeconds = 30 * 24 * 3_600;

/** The token for API calls from the browser; that of the cookie where the visitor allows no other storage. */
export function storedToken(): string | null {
  if (isStorageForbidden("localStorage")) return tokenFromCookie(document.cookie);
  return browserStorage("localStorage").getItem(tokenKey);
}

/** Keeps the token in local storage (API calls) and in the cookie (page rendering). */
export function storeToken(token: string): void {
  writeCookie(tokenKey, token, lifetimeSeconds);
  writeCookie(strategyKey, "local", lifetimeSeconds);
  // Other tabs hear of this change, and look at both.
  browserStorage("localStorage").setItem(strategyKey, "local");
  browserStorage("localStorage").setItem(tokenKey, token);
}

/** Forgets the token on this device. */
export function clearToken(): void {
  writeCookie(tokenKey, "", 0);
  browserStorage("localStorage").removeItem(tokenKey);
}

const deviceKey = "auth._device";

/** By this the server knows the browser the next time, so that strangers' guesses do not keep its owner out; it stays after signing out. */
export function storedDevice(): string | undefined {
  return browserStorage("localStorage").getItem(deviceKey) ?? undefined;
}

export function storeDevice(device: string): void {
  browserStorage("localStorage").setItem(deviceKey, device);
}

/** The token in a Cookie header, or null; anything that cannot be a token counts as none. */
export function tokenFromCookie(header: string | null): string | null {
  const pair = (header ?? "").split(/;\s*/).find((part) => part.startsWith(`${tokenKey}=`));
  const value = pair?.slice(tokenKey.length + 1) ?? "";
  return /^[\w-]{20,100}$/.test(value) ? value : null;
}
