import type { ClosingOutcome } from "./bidding-rules.ts";

/** What bidding tells later features. Payloads go to many readers: never a maximum or a reserve (RULES.md B15). */
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
      topic: "BidRetracted";
      payload: {
        listingId: number;
        sequence: number;
        bidderId: number;
        by: "bidder" | "moderator";
        /** Who leads since, where that is another than before; null too where nobody does. */
        newLeaderId: number | null;
        /** Whether the public sees it: not of a raise that moved nothing. */
        isPublic: boolean;
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

export const bidRetracted = (payload: Extract<BidEvent, { topic: "BidRetracted" }>["payload"]): BidEvent => ({
  topic: "BidRetracted",
  payload,
});

export const auctionClosed = (listingId: number, outcome: ClosingOutcome): BidEvent => ({
  topic: "AuctionClosed",
  payload:
    outcome.outcome === "sold"
      ? { listingId, ...outcome }
      : { listingId, outcome: "unsold", winnerId: null, finalPriceMinor: null },
});
