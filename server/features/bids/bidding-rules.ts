import type { BidAmountProblem, BidRefusalCode as ContractCode } from "#contract/bids/bids.ts";
import type { ListingStatus, ListingType, SaleMode } from "#contract/listings/listing-kinds.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import { type BidStep, incrementAt } from "#server/features/settings/bid-step-rules.ts";
import { type Bidder, bidderRefusal } from "./may-bid-rules.ts";

// All amounts are haléře, all instants UTC; `now` is the database's clock, read while the lot's row is locked (rule B7).

/** The facts of a listing that the rules need. Price, leader and leader's maximum are null together: before the first bid. */
export interface Lot {
  sellerId: number;
  type: ListingType;
  saleMode: SaleMode;
  status: ListingStatus;
  startPriceMinor: number;
  reserveMinor: number | null;
  buyNowMinor: number | null;
  priceMinor: number | null;
  leaderId: number | null;
  leaderMaximumMinor: number | null;
  /** The public count: a leader's raise is not in it (rule B3). */
  bidCount: number;
  /** Its seller is suspended (rule K13). */
  isFrozen: boolean;
  startsAt: Date;
  endsAt: Date;
  softCloseMs: number;
  steps: readonly BidStep[];
}

/** Greatest maximum that can be bid, haléře. */
export const greatestMinor = toMinor(maxCzk);

/** The refusals of the contract but those of what was sent (the idempotency key, rule B11; what is no amount) and of X1, X2. */
export type BidRefusalCode = Exclude<
  ContractCode,
  "IDEMPOTENCY_KEY_REUSED" | "TERMS_CHANGED" | "UNPAID_LIMIT" | "LEADING_LIMIT" | BidAmountProblem
>;

/** `minimumMinor` comes with BID_TOO_LOW and with BID_NOT_RAISED, where only the leader may see it. */
export type BidRefusal = { accepted: false; code: BidRefusalCode; minimumMinor?: number };

export type BidKind = "opening" | "takeover" | "challenge" | "raise";

interface LotAfter {
  priceMinor: number;
  leaderId: number;
  leaderMaximumMinor: number;
  bidCount: number;
  endsAt: Date;
  /** Null when the lot has no reserve. */
  reserveMet: boolean | null;
}

export interface AppliedBid {
  kind: BidKind;
  lot: LotAfter;
  /** The leader who lost the lead; a challenger who never had it learns so from the answer. */
  outbidUserId: number | null;
  extended: boolean;
}

export type BidAcceptance = AppliedBid & { accepted: true };

/** A bid to be decided: its bidder, its maximum in haléře, and the requirements of the lot's category. */
export interface BidAttempt {
  bidder: Bidder;
  maximumMinor: number;
  requirements: BuyerRequirements;
}

/** Decides one bid. The reasons are asked in this order: the lot, the person, the amount. */
export function decideBid(lot: Lot, attempt: BidAttempt, now: Date): BidAcceptance | BidRefusal {
  const code = lotRefusal(lot, now) ?? bidderRefusal(lot, attempt.bidder, attempt.requirements);
  if (code) return { accepted: false, code };
  const minimumMinor = minimumFor(lot, attempt.bidder.id);
  if (minimumMinor > greatestMinor) return { accepted: false, code: "BID_AT_LIMIT" };
  if (attempt.maximumMinor < minimumMinor) {
    const isLeader = lot.leaderId === attempt.bidder.id;
    return { accepted: false, code: isLeader ? "BID_NOT_RAISED" : "BID_TOO_LOW", minimumMinor };
  }
  return { accepted: true, ...applyBid(lot, attempt.bidder.id, attempt.maximumMinor, now) };
}

/**
 * B4: After each step the reserve counts: M ≥ R gives P = max(P, R), M < R gives P = M; of the reserve nobody but the seller sees more than
 * "met" or "not met".
 * B6: Soft close: a challenger's accepted bid with less than {auctions.softCloseMinutes} minutes left (setting `auctions`, 0 to 1 440)
 * moves the end to that many minutes after the bid, without a limit and never earlier; a refused bid or a leader's raise moves nothing.
 * B14: The visible price never falls, except by a retraction (R5).
 *
 * The step that an accepted bid makes, without asking whether it may. A leader's raise moves the price only below the reserve, where the
 * price is the leader's maximum, or by meeting it.
 */
export function applyBid(lot: Lot, bidderId: number, maximumMinor: number, at: Date): AppliedBid {
  const { kind, priceMinor, leaderId, leaderMaximumMinor } = contest(lot, bidderId, maximumMinor);
  const reserve = lot.reserveMinor;
  const met = reserve === null ? null : leaderMaximumMinor >= reserve;
  const softEnd = at.getTime() + lot.softCloseMs;
  const extended = kind !== "raise" && softEnd > lot.endsAt.getTime();
  return {
    kind,
    lot: {
      priceMinor: met === false ? leaderMaximumMinor : Math.max(priceMinor, reserve ?? 0),
      leaderId,
      leaderMaximumMinor,
      bidCount: lot.bidCount + (kind === "raise" ? 0 : 1),
      endsAt: extended ? new Date(softEnd) : lot.endsAt,
      reserveMet: met,
    },
    outbidUserId: kind === "takeover" ? lot.leaderId : null,
    extended,
  };
}

/** The least maximum of a bidder who does not lead: S before the first bid, then P + inc(P) (rules B1 and B2). */
export function minimumBid(lot: Lot): number {
  if (lot.priceMinor === null) return lot.startPriceMinor;
  return lot.priceMinor + incrementAt(lot.steps, lot.priceMinor);
}

/**
 * B3: The leader may raise the own maximum (by 0.01 Kč at least), never lower it; price, end and public count of bids stay, and nobody is
 * told.
 */
export function minimumFor(lot: Lot, bidderId: number | null): number {
  return leads(lot, bidderId) && lot.leaderMaximumMinor !== null ? lot.leaderMaximumMinor + 1 : minimumBid(lot);
}

export function leads(lot: Lot, bidderId: number | null): boolean {
  return bidderId !== null && lot.leaderId === bidderId;
}

/** Whether the leader's maximum meets the reserve (rule B4); null when there is no reserve. */
export function reserveMet(lot: Lot): boolean | null {
  if (lot.reserveMinor === null) return null;
  return lot.leaderMaximumMinor !== null && lot.leaderMaximumMinor >= lot.reserveMinor;
}

export type ClosingOutcome = { outcome: "sold"; winnerId: number; finalPriceMinor: number } | { outcome: "unsold" };

/** What an auction comes to at its end (rule C1). */
export function closingOutcome(lot: Lot): ClosingOutcome {
  if (lot.isFrozen || lot.leaderId === null || lot.priceMinor === null || reserveMet(lot) === false) {
    return { outcome: "unsold" };
  }
  return { outcome: "sold", winnerId: lot.leaderId, finalPriceMinor: lot.priceMinor };
}

/** Whether the lot takes bids at all, by the time of rule B7. */
export function lotRefusal(lot: Lot, now: Date): BidRefusalCode | null {
  if (lot.type !== "supply" || lot.saleMode !== "auction") return "NOT_AN_AUCTION";
  if (["sold", "unsold", "cancelled"].includes(lot.status)) return "AUCTION_ENDED";
  if (lot.status !== "live" || now < lot.startsAt) return "AUCTION_NOT_STARTED";
  if (now >= lot.endsAt) return "AUCTION_ENDED";
  return lot.isFrozen ? "LISTING_FROZEN" : null;
}

/**
 * B1: The first bid needs m ≥ S and sets P = S.
 * B2: The minimum next bid of a challenger is P + inc(P); m > M takes the lead at P = min(m, M + inc(M)), m ≤ M leaves the leader at P =
 * min(M, m + inc(m)), and of two equal maxima the earlier leads.
 */
function contest(lot: Lot, bidderId: number, m: number) {
  const { priceMinor: P, leaderId, leaderMaximumMinor: M, steps } = lot;
  if (P === null || leaderId === null || M === null) {
    const priceMinor = lot.startPriceMinor;
    return { kind: "opening" as const, priceMinor, leaderId: bidderId, leaderMaximumMinor: m };
  }
  if (leaderId === bidderId) {
    const leaderMaximumMinor = Math.max(M, m);
    return { kind: "raise" as const, priceMinor: P, leaderId, leaderMaximumMinor };
  }
  if (m > M) {
    const priceMinor = Math.min(m, M + incrementAt(steps, M));
    return { kind: "takeover" as const, priceMinor, leaderId: bidderId, leaderMaximumMinor: m };
  }
  const priceMinor = Math.min(M, m + incrementAt(steps, m));
  return { kind: "challenge" as const, priceMinor, leaderId, leaderMaximumMinor: M };
}
