import type { PlacedBid } from "#contract/bids/bids.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { partsOf } from "./lot-log/log-line.ts";
import type { bids } from "./table.ts";

export type BidRow = typeof bids.$inferSelect;

/** The part of a bid's row that its bidder's answer is made of. */
export type AnsweredBid = Pick<
  BidRow,
  "bidderId" | "sequence" | "maximumMinor" | "placedAt" | "leaderAfterId" | "entryNumber" | "entryHash" | "salt"
>;

/** `sequence` counts raises too, so answers leave it out (decisions/0007). */
export type NumberedBid = PlacedBid & { readonly sequence: number };

/** An accepted bid for its own bidder: always the same for the same row, so a repeated request gets the same answer. */
export function placedBid(row: AnsweredBid): NumberedBid {
  return {
    sequence: row.sequence,
    maximum: toCzk(row.maximumMinor),
    placedAt: row.placedAt.toISOString(),
    outcome: row.leaderAfterId === row.bidderId ? "leading" : "outbid",
    receipt: receiptOf(row),
  };
}

function receiptOf({ entryHash, salt }: AnsweredBid): PlacedBid["receipt"] {
  return { hash: entryHash.toString("hex"), salt: partsOf(salt).salt.toString("hex") };
}
