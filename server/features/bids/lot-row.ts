import type { listings } from "#server/features/auctions/table.ts";
import type { BidTerms } from "./bid-terms.ts";
import type { Lot } from "./rules.ts";

export type ListingRow = typeof listings.$inferSelect;

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

/** Only the seller knows of a listing that has not been published: to all others it does not exist. */
export function isPublic(row: Pick<ListingRow, "status">): boolean {
  return row.status !== "draft" && row.status !== "awaiting_payment" && row.status !== "in_review";
}
