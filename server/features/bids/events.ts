import type { ClosingOutcome } from "./rules.ts";

/** What bidding tells later features. Payloads go to many readers: never a maximum or a reserve (quality.md, invariant 9). */
export type BidEvent =
  | {
      topic: "BidPlaced";
      payload: {
        listingId: number;
        sequence: number;
        bidderId: number;
        /** Who lost the lead by it. */
        outbidUserId: number | null;
      };
    }
  | {
      topic: "AuctionClosed";
      payload: {
        listingId: number;
        outcome: "sold" | "unsold";
        winnerId: number | null;
        /** Haléře. */
        finalPriceMinor: number | null;
      };
    };

export const bidPlaced = (payload: Extract<BidEvent, { topic: "BidPlaced" }>["payload"]): BidEvent => ({
  topic: "BidPlaced",
  payload,
});

export const auctionClosed = (listingId: number, outcome: ClosingOutcome): BidEvent => ({
  topic: "AuctionClosed",
  payload:
    outcome.outcome === "sold"
      ? { listingId, ...outcome }
      : { listingId, outcome: "unsold", winnerId: null, finalPriceMinor: null },
});
