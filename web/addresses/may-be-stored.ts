import { hasSecretAddress } from "./has-secret-address.ts";
import { pageAt } from "./page-at.ts";

/** Pages of purchases: what somebody buys, and where it goes. */
const ofPurchases: ReadonlySet<string> = new Set(["cart", "checkout", "deal", "oneDealAdmin", "goodsOrderAdmin"]);

/**
 * LI18: Pages of a purchase or behind a secret address may not be stored by a browser (`private, no-store`), while
 * others are asked for anew (`no-cache`).
 *
 * Whether a browser may store a page, to ask later whether it still holds.
 */
export function mayBeStored(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  return !hasSecretAddress(pathname) && !(page !== undefined && ofPurchases.has(page));
}
