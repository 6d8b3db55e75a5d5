import type { BidAttempt, Lot } from "#server/features/bids/bidding-rules.ts";
import type { Bidder } from "#server/features/bids/may-bid-rules.ts";
import { defaultBidSteps } from "#server/features/settings/bid-step-rules.ts";

const day = 24 * 60 * 60 * 1000;

/** A live auction without bids, from the epoch for seven days, starting at 500 Kč, under the default steps. */
export function makeLot(changes: Partial<Lot> = {}): Lot {
  return {
    sellerId: 1,
    type: "supply",
    saleMode: "auction",
    status: "live",
    startPriceMinor: 500_00,
    reserveMinor: null,
    buyNowMinor: null,
    priceMinor: null,
    leaderId: null,
    leaderMaximumMinor: null,
    bidCount: 0,
    isFrozen: false,
    startsAt: new Date(0),
    endsAt: new Date(7 * day),
    softCloseMs: 5 * 60 * 1000,
    steps: defaultBidSteps,
    ...changes,
  };
}

/** A bidder who may bid on everything. */
export function makeBidder(id: number, changes: Partial<Bidder> = {}): Bidder {
  return {
    id,
    emailConfirmed: true,
    suspended: false,
    ageVerified: true,
    accountVerified: true,
    ...changes,
  };
}

/** A bid of such a bidder in a category without requirements. */
export function makeAttempt(bidderId: number, maximumMinor: number, changes: Partial<BidAttempt> = {}): BidAttempt {
  const requirements = { ageVerified: false, accountVerified: false };
  return { bidder: makeBidder(bidderId), maximumMinor, requirements, ...changes };
}
