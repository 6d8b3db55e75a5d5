import type { ListingCard } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";

/** The part of a lot that a card depends on; amounts in haléře, instants UTC. */
export interface LotOnShelf {
  readonly saleMode: ListingCard["saleMode"];
  readonly status: ListingCard["status"];
  readonly reserveMinor: number | null;
  readonly buyNowMinor: number | null;
  readonly priceMinor: number | null;
  readonly leaderMaximumMinor: number | null;
  readonly endsAt: Date | null;
}

/** The names of a listing. Its seller's English one is optional, the Czech one always there. */
export interface Named {
  readonly name: string;
  readonly nameEn: string | null;
}

/**
 * L23: A listing may have an English name beside the Czech one, under the same bounds. Pages, their live notifications, feeds, mails and
 * pushes in English show it, without one the Czech name, marked as Czech; a search finds by both. Addresses, documents, orders and the back
 * office keep the Czech name.
 */
export function nameIn(lang: Locale, { name, nameEn }: Named): Pick<ListingCard, "name" | "nameLang"> {
  return lang === "en" && nameEn !== null ? { name: nameEn, nameLang: "en" } : { name, nameLang: "cs" };
}

/** Whether the reserve is met, the only fact shown of it (rule B4). */
export function reserveStateOf(lot: LotOnShelf): ListingCard["reserve"] {
  if (lot.saleMode !== "auction" || lot.reserveMinor === null) return "none";
  return lot.leaderMaximumMinor !== null && lot.leaderMaximumMinor >= lot.reserveMinor ? "met" : "not_met";
}

/** The buy-now price in haléře while it is open: until the first bid or, with a reserve, until that is met (rule B5). */
export function usableBuyNow(lot: LotOnShelf, now: Date): number | null {
  const { buyNowMinor, priceMinor, endsAt } = lot;
  if (buyNowMinor === null || lot.saleMode !== "auction" || lot.status !== "live") return null;
  if (endsAt !== null && now >= endsAt) return null;
  if (priceMinor === null) return buyNowMinor;
  return reserveStateOf(lot) === "not_met" && priceMinor < buyNowMinor ? buyNowMinor : null;
}
