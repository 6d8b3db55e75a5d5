import type { BidAmountProblem, BidRefusalCode as ContractCode } from "#contract/bids/bids.ts";
import type { ListingStatus, ListingType, SaleMode } from "#contract/listings/listing-kinds.ts";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import { type BidStep, incrementAt, rangeMinimum, stepAt } from "#server/features/settings/bid-step-rules.ts";
import { traderRefusal } from "#server/trader-rules.ts";

// RULES.md B1 to B8, cited here as rules 1 to 8, in one file so that they read as one. All amounts are haléře,
// all instants UTC; `now` is the database's clock, read while the lot's row is locked (rule 7).

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
  /** The public count: a leader's raise is not in it (rule 3). */
  bidCount: number;
  /** Its seller is suspended (RULES.md K9). */
  isFrozen: boolean;
  startsAt: Date;
  endsAt: Date;
  softCloseMs: number;
  steps: readonly BidStep[];
}

export interface Bidder {
  id: number;
  emailConfirmed: boolean;
  suspended: boolean;
  ageVerified: boolean;
  accountVerified: boolean;
}

/** Greatest maximum that can be bid, haléře. */
const greatestMinor = toMinor(maxCzk);

/** The refusals of the contract but those of what was sent (the idempotency key, RULES.md B11; what is no amount) and of X1, X2. */
export type BidRefusalCode = Exclude<
  ContractCode,
  "IDEMPOTENCY_KEY_REUSED" | "TERMS_CHANGED" | "UNPAID_LIMIT" | "LEADING_LIMIT" | BidAmountProblem
>;

/** The refusals that are about the person. */
export type BidderRefusalCode = Extract<
  BidRefusalCode,
  "OWN_LISTING" | "BIDDER_SUSPENDED" | "EMAIL_NOT_CONFIRMED" | "AGE_NOT_VERIFIED" | "ACCOUNT_NOT_VERIFIED"
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

/** Decides one bid: rules 1 to 8. The reasons are asked in this order: the lot, the person, the amount. */
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
 * The step that an accepted bid makes (rules 1 to 4 and 6), without asking whether it may.
 * Rule 4 comes after every step, a leader's raise included: below the reserve the price is the leader's
 * maximum, so there a raise moves it; otherwise a raise moves it only by meeting the reserve.
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

/** The least maximum of a bidder who does not lead: S before the first bid, then P + inc(P) (rules 1 and 2). */
export function minimumBid(lot: Lot): number {
  if (lot.priceMinor === null) return lot.startPriceMinor;
  return lot.priceMinor + incrementAt(lot.steps, lot.priceMinor);
}

/** The least maximum of this bidder; for the leader it is one haléř above the leader's own (rule 3). */
export function minimumFor(lot: Lot, bidderId: number | null): number {
  return leads(lot, bidderId) && lot.leaderMaximumMinor !== null
    ? lot.leaderMaximumMinor + 1
    : minimumBid(lot);
}

/**
 * The amount to offer this bidder: the least maximum, or for the leader the next whole step of the amount field. Null where
 * no greater amount can be bid.
 */
export function leastOffered(lot: Lot, bidderId: number | null): number | null {
  const minimum = minimumFor(lot, bidderId);
  if (minimum > greatestMinor) return null;
  if (!leads(lot, bidderId)) return minimum;
  const from = rangeMinimum(lot.steps, minimum);
  return Math.min(from + ceilTo(minimum - from, stepAt(lot.steps, minimum).stepMinor), greatestMinor);
}

function leads(lot: Lot, bidderId: number | null): boolean {
  return bidderId !== null && lot.leaderId === bidderId;
}

/** Whether the leader's maximum meets the reserve (rule 4); null when there is no reserve. */
export function reserveMet(lot: Lot): boolean | null {
  if (lot.reserveMinor === null) return null;
  return lot.leaderMaximumMinor !== null && lot.leaderMaximumMinor >= lot.reserveMinor;
}

/**
 * Rule 5: buy now is possible while the lot is open, until the first bid or, with a reserve, until that is met, and never
 * for less than a bid already made.
 */
export function canBuyNow(lot: Lot, now: Date): boolean {
  if (lot.buyNowMinor === null || lotRefusal(lot, now)) return false;
  if (lot.priceMinor === null) return true;
  return reserveMet(lot) === false && lot.priceMinor < lot.buyNowMinor;
}

export type ClosingOutcome =
  | { outcome: "sold"; winnerId: number; finalPriceMinor: number }
  | { outcome: "unsold" };

/**
 * The outcome of a lot: the leader wins at the visible price; no bid or an unmet reserve sells nothing (RULES.md C1), and
 * neither does a suspended seller (K9).
 */
export function closingOutcome(lot: Lot): ClosingOutcome {
  if (lot.isFrozen || lot.leaderId === null || lot.priceMinor === null || reserveMet(lot) === false) {
    return { outcome: "unsold" };
  }
  return { outcome: "sold", winnerId: lot.leaderId, finalPriceMinor: lot.priceMinor };
}

/**
 * Three rising amounts to offer beside the field: the least allowed one (a leader's on the next whole step), then the next
 * two round numbers about a tenth of the price apart: 32 000, 35 000, 40 000 Kč. Fewer where the greatest amount is near.
 */
export function quickAmounts(lot: Lot, bidderId: number | null = null): number[] {
  const minimum = leastOffered(lot, bidderId);
  if (minimum === null) return [];
  const value = incrementAt(lot.steps, minimum);
  const grid = Math.max(roundUp125(minimum / 10), value);
  const second = ceilTo(minimum + 1, grid);
  return [minimum, second, second + grid].filter((amount) => amount <= greatestMinor);
}

function lotRefusal(lot: Lot, now: Date): BidRefusalCode | null {
  if (lot.type !== "supply" || lot.saleMode !== "auction") return "NOT_AN_AUCTION";
  if (["sold", "unsold", "cancelled"].includes(lot.status)) return "AUCTION_ENDED";
  if (lot.status !== "live" || now < lot.startsAt) return "AUCTION_NOT_STARTED";
  if (now >= lot.endsAt) return "AUCTION_ENDED";
  return lot.isFrozen ? "LISTING_FROZEN" : null;
}

/** Rule 8: why a person may not bid on a lot, whatever the amount; null where nothing stands against it. */
export function bidderRefusal(
  lot: Pick<Lot, "sellerId">,
  bidder: Bidder,
  requirements: BuyerRequirements,
): BidderRefusalCode | null {
  if (bidder.id === lot.sellerId) return "OWN_LISTING";
  const refusal = buyerRefusal(bidder, requirements);
  return refusal === "SUSPENDED" ? "BIDDER_SUSPENDED" : refusal;
}

/** Why a person may not buy in a category with these requirements; null where nothing stands against it. */
export function buyerRefusal(person: Bidder, requirements: BuyerRequirements) {
  const refusal = traderRefusal(person);
  if (refusal) return refusal;
  if (requirements.ageVerified && !person.ageVerified) return "AGE_NOT_VERIFIED";
  if (requirements.accountVerified && !person.accountVerified) return "ACCOUNT_NOT_VERIFIED";
  return null;
}

/** Rules 1 to 3 for a maximum m against the leader's M; the reserve comes after. */
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

function ceilTo(amount: number, grid: number): number {
  return Math.ceil(amount / grid) * grid;
}

/** The next 1, 2 or 5 times a power of ten. */
function roundUp125(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amount)));
  return ([1, 2, 5].find((digit) => digit * power >= amount) ?? 10) * power;
}
