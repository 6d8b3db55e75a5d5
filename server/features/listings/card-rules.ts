import type { ListingCard } from "#contract/listings/listings.ts";

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

/** L13: A card calls a listing new for {newForMs} after its publication, an imported one never. */
const newForMs = 2 * 24 * 60 * 60 * 1000;

/** Imported stock is never called new, since all of it would be at once. */
export function isNew(
  listing: Pick<LotOnShelf, "status"> & { readonly publishedAt: Date | null; readonly isImported: boolean },
  now: Date,
): boolean {
  const { status, publishedAt, isImported } = listing;
  return status === "live" && !isImported && publishedAt !== null && now.getTime() - publishedAt.getTime() < newForMs;
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
