import { getTableColumns } from "#server/db/query.ts";
import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";

const names = [
  ...(["id", "sellerId", "type", "saleMode", "status", "categoryId", "publishedAt"] as const),
  ...(["startPriceMinor", "reserveMinor", "buyNowMinor", "askedPriceMinor"] as const),
  ...(["startsAt", "endsAt", "plannedEndsAt", "closedAt", "winnerId", "finalPriceMinor"] as const),
  ...(["soldBy", "revision", "termsRevision", "feeTableId", "frozenAt", "handover", "shippingMinor"] as const),
  ...(["priceMinor", "leaderId", "leaderMaximumMinor", "bidCount", "bidderCount", "bidSequence"] as const),
  ...(["logLength", "logHash", "logRules", "lastActAt"] as const),
];

/** The columns of a listing that bidding reads. */
export type LotRow = Pick<ListingRow, (typeof names)[number]>;

/** The columns of a `LotRow` for a SELECT written by hand. */
export const lotColumns = names.map((name) => `${getTableColumns(listings)[name].name} as "${name}"`).join(", ");

/** A listing's row as the lot that the rules read; null where it is no auction, or has no price or end. */
export function lotOf(row: LotRow, terms: BidTerms): Lot | null {
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
    isFrozen: row.frozenAt !== null,
    startsAt,
    endsAt,
    ...terms,
  };
}
