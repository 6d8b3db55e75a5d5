import type { ListingRow } from "#server/features/auctions/get-listing.ts";
import type { BidTerms } from "./bid-terms.ts";
import type { Lot } from "./rules.ts";

/** The lot that a listing's row is to the rules; null where it is not an auction, or one without price or end. */
export function lotOf(row: ListingRow, terms: BidTerms): Lot | null {
  const { startPriceMinor, startsAt, endsAt } = row;
  if (row.saleMode !== "auction" || startPriceMinor === null || !startsAt || !endsAt) return null;
  return {
    sellerId: row.sellerId,
    type: row.type,
    saleMode: row.saleMode,
    status: row.status,
    startPriceMinor,
    reserveMinor: row.reserveMinor,
    buyNowMinor: row.buyNowMinor,
    priceMinor: row.priceMinor,
    leaderId: row.leaderId,
    leaderMaximumMinor: row.leaderMaximumMinor,
    bidCount: row.bidCount,
    startsAt,
    endsAt,
    ...terms,
  };
}
