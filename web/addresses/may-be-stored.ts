import { pageAt } from "./addresses.ts";
import { hasSecretAddress } from "./has-secret-address.ts";

/** Pages of purchases: what somebody buys, and where it goes. */
const ofPurchases: ReadonlySet<string> = new Set(["cart", "checkout", "deal", "oneDealAdmin", "goodsOrderAdmin"]);

/**
 * Whether a browser may store a page, to ask later whether it still holds. Not one of a purchase or behind a secret address (rule LI14).
 */
export function mayBeStored(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  return !hasSecretAddress(pathname) && !(page !== undefined && ofPurchases.has(page));
}
