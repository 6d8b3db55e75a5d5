import type { SaleWay } from "#contract/listing-kinds.ts";

/** What listings tell later features. */
export type ListingEvent =
  | {
      topic: "ListingPublished";
      /** `startsAt` is an instant in UTC; in the future for a scheduled listing, whose start is told by ListingStarted. */
      payload: { listingId: number; sellerId: number; status: "live" | "scheduled"; startsAt: string };
    }
  /** A moderator let it through: live or scheduled since. */
  | { topic: "ListingApproved"; payload: { listingId: number; sellerId: number } }
  /** A moderator sent it back: a draft again. */
  | { topic: "ListingReturned"; payload: { listingId: number; sellerId: number; inspectionId: number } }
  | { topic: "ListingStarted"; payload: { listingId: number; sellerId: number } }
  | {
      /** Sold otherwise than by the end of an auction, which AuctionClosed tells. */
      topic: "ListingSold";
      payload: {
        listingId: number;
        sellerId: number;
        buyerId: number;
        soldBy: Exclude<SaleWay, "bid">;
        /** Haléře. */
        finalPriceMinor: number;
      };
    }
  | {
      topic: "ListingCancelled";
      payload: { listingId: number; sellerId: number; by: "seller" | "moderator" };
    }
  | { topic: "ListingRelisted"; payload: { listingId: number; fromId: number } }
  | { topic: "SaleVoided"; payload: { listingId: number; buyerId: number; cause: VoidingCause } };

/** Why a sale does not stand: the buyer never paid, or something else was wrong with the deal. */
export type VoidingCause = "non_payment" | "problem";

export const listingPublished = (
  payload: Extract<ListingEvent, { topic: "ListingPublished" }>["payload"],
): ListingEvent => ({ topic: "ListingPublished", payload });

export const listingStarted = (
  payload: Extract<ListingEvent, { topic: "ListingStarted" }>["payload"],
): ListingEvent => ({ topic: "ListingStarted", payload });

export const listingApproved = (
  payload: Extract<ListingEvent, { topic: "ListingApproved" }>["payload"],
): ListingEvent => ({ topic: "ListingApproved", payload });

export const listingReturned = (
  payload: Extract<ListingEvent, { topic: "ListingReturned" }>["payload"],
): ListingEvent => ({ topic: "ListingReturned", payload });

export const listingSold = (
  payload: Extract<ListingEvent, { topic: "ListingSold" }>["payload"],
): ListingEvent => ({
  topic: "ListingSold",
  payload,
});

export const listingCancelled = (
  payload: Extract<ListingEvent, { topic: "ListingCancelled" }>["payload"],
): ListingEvent => ({ topic: "ListingCancelled", payload });

export const listingRelisted = (
  payload: Extract<ListingEvent, { topic: "ListingRelisted" }>["payload"],
): ListingEvent => ({ topic: "ListingRelisted", payload });

export const saleVoided = (
  payload: Extract<ListingEvent, { topic: "SaleVoided" }>["payload"],
): ListingEvent => ({
  topic: "SaleVoided",
  payload,
});
