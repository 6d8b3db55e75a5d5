import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import { bidLine, type LoggedBid } from "./log-line.ts";
import { endOf, type LoggedLot, type LogState, rulesLine, type StoredAct } from "./rules-line.ts";

/** The place of a bid in its lot's log; with salt and maximum its bidder can prove the bid. */
export interface BidReceipt {
  readonly entryNumber: number;
  readonly entryHash: Buffer;
  readonly salt: Buffer;
}

/** Appends a bid to its lot's log. `rules` has to be stored before the bid. */
export function appendBid(
  row: LoggedLot,
  terms: BidTerms,
  bid: Omit<LoggedBid, "listingId">,
): { receipt: BidReceipt; state: LogState; rules: StoredAct | null } {
  const opened = rulesLine(row, terms, bid.placedAt);
  const state = opened?.state ?? row;
  const { entry, hash } = bidLine(endOf(state), { ...bid, listingId: row.id });
  return {
    receipt: { entryNumber: entry, entryHash: hash, salt: bid.salt },
    state: { logLength: entry, logHash: hash, logRules: state.logRules },
    rules: opened?.line ?? null,
  };
}
