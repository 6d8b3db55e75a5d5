import { randomBytes } from "node:crypto";
import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import { appendBid, type BidReceipt } from "#server/features/bids/lot-log/append-bid.ts";
import { secretBytes } from "#server/features/bids/lot-log/log-line.ts";
import type { LotAct } from "#server/features/bids/lot-log/lot-act.ts";
import type { LoggedLot, LogState, StoredAct } from "#server/features/bids/lot-log/rules-line.ts";
import type { NameBook } from "#server/features/bids/names/name-book.ts";
import type { PlannedListing } from "./plan-listing.ts";

/** A listing with the id that it is stored under. */
export type NumberedListing = PlannedListing & { readonly id: number };

/** The log of a played auction: where it stands, its lines that are no bids, and each bid's place. */
export interface PlayedLog {
  readonly state: LogState;
  readonly acts: readonly StoredAct[];
  readonly receipts: readonly BidReceipt[];
}

/** Writes the log of a played auction as the bid queue would have; the bidders' public names go into `book`. */
export function logBids(
  { id, columns, bids }: NumberedListing,
  terms: BidTerms,
  book: NameBook,
  usernames: ReadonlyMap<number, string>,
): PlayedLog {
  let lot: LoggedLot = {
    id,
    startPriceMinor: columns.startPriceMinor ?? null,
    reserveMinor: columns.reserveMinor ?? null,
    startsAt: columns.startsAt ?? null,
    endsAt: columns.endsAt ?? null,
    plannedEndsAt: columns.plannedEndsAt ?? null,
    logLength: 0,
    logHash: null,
    logRules: null,
  };
  const acts: StoredAct[] = [];
  const receipts = bids.map(({ bidderId, kind, lot: after, placedAt, maximumMinor }) => {
    const bidder = book.give(id, { id: bidderId, username: usernames.get(bidderId) ?? "" });
    const appended = appendBid(lot, terms, {
      kind,
      placedAt,
      bidder,
      maximumMinor,
      salt: randomBytes(secretBytes),
      leader: book.find(id, after.leaderId) ?? "",
      priceAfterMinor: after.priceMinor,
      endsAfter: after.endsAt,
    });
    if (appended.rules) acts.push(appended.rules);
    lot = { ...lot, ...appended.state };
    return appended.receipt;
  });
  const { logLength, logHash, logRules } = lot;
  return { state: { logLength, logHash, logRules }, acts, receipts };
}

/** The closings of the auctions that are over. */
export function closingsOf(listings: readonly NumberedListing[]): LotAct[] {
  return listings.flatMap(({ id, columns: { saleMode, status, endsAt, finalPriceMinor } }) => {
    if (saleMode !== "auction" || (status !== "sold" && status !== "unsold") || !endsAt) return [];
    const details = { outcome: status, finalPriceMinor: finalPriceMinor ?? null };
    return [{ listingId: id, kind: "closing", at: endsAt, details }];
  });
}
