import { hasSecretAddress } from "./has-secret-address.ts";
import { pageAt } from "./page-at.ts";

/** Pages of purchases: what somebody buys, and where it goes. */
const ofPurchases: ReadonlySet<string> = new Set(["cart", "checkout", "deal", "oneDealAdmin", "goodsOrderAdmin"]);

/**
 * LI14: Only answers that are the same for all visitors may be kept between: what reads without a sign-in, by no more
 * than a number, a language or a day. All others, about one person or behind a secret address, are `private,
 * no-store`, found or not; of pages those of a purchase or behind a secret address, while others are asked for anew
 * (`no-cache`).
 *
 * Whether a browser may store a page, to ask later whether it still holds.
 */
export function mayBeStored(pathname: string): boolean {
  const page = pageAt(pathname)?.page;
  return !hasSecretAddress(pathname) && !(page !== undefined && ofPurchases.has(page));
}
