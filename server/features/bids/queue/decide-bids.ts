import type { BidAmountProblem } from "#contract/bids/bids.ts";
import type { FeeLine } from "#contract/fees/fee-rules.ts";
import { Conflict, NotFound, type Refusal, Unauthenticated } from "#server/errors.ts";
import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import { type BidAcceptance, decideBid } from "#server/features/bids/bidding-rules.ts";
import { type Budget, costOf, isPassed } from "#server/features/bids/budget/budget-rules.ts";
import { notBefore } from "#server/features/bids/database-clock.ts";
import { bidExposureRefusal, type Exposure } from "#server/features/bids/exposure/exposure-rules.ts";
import { type LotRow, lotOf } from "#server/features/bids/lot/lot-row.ts";
import { appendBid, type BidReceipt } from "#server/features/bids/lot-log/append-bid.ts";
import { secretBytes } from "#server/features/bids/lot-log/log-line.ts";
import type { StoredAct } from "#server/features/bids/lot-log/rules-line.ts";
import type { Bidder } from "#server/features/bids/may-bid-rules.ts";
import type { NameBook } from "#server/features/bids/names/name-book.ts";
import type { AnsweredBid, BidRow } from "#server/features/bids/placed-bid.ts";
import { keyReused, requestHashOf } from "#server/features/bids/repeated-request.ts";
import { termsRefusal } from "#server/features/bids/seen-terms-rules.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import { isPublic } from "#server/features/listings/visibility-rules.ts";
import type { ExposureTerms } from "#server/features/settings/exposure-setting.ts";
import { refuseBid, refuseBudget, refuseExposure } from "./refuse-bid.ts";

/** A bid as it was sent. `maximumMinor` is haléře; the key is the caller's own name for this one attempt. */
export interface BidOrder {
  readonly listingId: number;
  readonly maximumMinor: number;
  /** Why the sent text is no amount; `maximumMinor` is then zero and cannot be accepted. */
  readonly problem?: BidAmountProblem | null;
  readonly idempotencyKey: string;
  /** `terms_revision` of the listing that the bidder saw; without one whatever holds is meant. */
  readonly seenTerms?: number | undefined;
  /** The bidder knows that it passes their budget, and means it. */
  readonly budgetSeen?: boolean | undefined;
}

/** An order at the queue with its bidder and its time (UTC), which is never before the lot's last act. */
export interface TimedOrder extends BidOrder {
  readonly bidderId: number;
  readonly placedAt: Date;
}

/** A bid with what its key was first sent with. */
type KeyedBid = AnsweredBid & Pick<BidRow, "requestHash">;

/** What the locked rows say of the order's bidder. */
export interface LotStatus {
  /** null where the account is gone. */
  readonly bidder: Bidder | null;
  readonly username: string;
  /** The public name on this lot; null where the bidder has never bid on it. */
  readonly alias: string | null;
  /** What the bidder has taken on besides the batch's lots; null where nothing bounds it. */
  readonly exposure: Exposure | null;
  /** The budget, with what the bidder leads besides the batch's lots; null where none is set. */
  readonly budget: Budget | null;
  /** The stored bid that the order's key already stands for. */
  readonly earlier: KeyedBid | null;
}

export interface AcceptedBid extends TimedOrder {
  readonly sequence: number;
  readonly requestHash: Buffer;
  readonly decision: BidAcceptance;
  /** Its line in the lot's log. */
  readonly receipt: BidReceipt;
}

/** `bid` is accepted (a repeated one: again), unless `refusal` says why not; `bidder` is null with a repeated one. */
export type Decision = { readonly bid: AnsweredBid; readonly bidder: Bidder | null } | { readonly refusal: Refusal };

export interface Batch {
  readonly orders: readonly TimedOrder[];
  /** In the places of the orders. */
  readonly statuses: readonly LotStatus[];
  /** The locked rows by id. */
  readonly rows: ReadonlyMap<number, LotRow>;
  readonly requirementsOf: (row: LotRow) => BuyerRequirements;
  readonly terms: BidTerms;
  readonly exposureTerms: ExposureTerms;
  /** The buyer's premium of each lot; asked only for bidders with a budget. */
  readonly premiumOf: (row: LotRow) => FeeLine | null;
  /** Gets the names of newcomers whose bids are accepted. */
  readonly names: NameBook;
  /** `secretBytes` random bytes for each order. */
  readonly salts: Buffer;
}

/** A lot after the batch; `endsAt` has moved where `isExtended`. */
export interface ChangedLot {
  readonly row: LotRow;
  readonly isExtended: boolean;
}

/**
 * Decides in the order of arrival, gives no name to the refused (rules B17, N2). Each order is decided on the lot as
 * the earlier ones have left it.
 */
export function decideBids(batch: Batch): {
  decisions: Decision[];
  accepted: AcceptedBid[];
  changed: Map<number, ChangedLot>;
  /** Lines of the logs that come before the bids' own. */
  acts: StoredAct[];
} {
  const acts: StoredAct[] = [];
  const accepted: AcceptedBid[] = [];
  const changed = new Map<number, ChangedLot>();
  const newKeys = new Map<string, KeyedBid>();
  const decisions = batch.orders.map((order, index): Decision => {
    const requestHash = requestHashOf(order.listingId, order.maximumMinor);
    const key = `${order.bidderId} ${order.idempotencyKey}`;
    const judged = judge(batch, { changed, earlier: newKeys.get(key), requestHash }, index);
    if (!("row" in judged)) return judged;
    const { row, bidder, decision, placedAt } = judged;

    const isNew = batch.names.find(row.id, bidder.id) === null;
    const alias = batch.names.give(row.id, {
      id: bidder.id,
      username: batch.statuses[index]?.username ?? "",
    });
    const leader = batch.names.find(row.id, decision.lot.leaderId) ?? "";
    const sequence = row.bidSequence + 1;
    const { bidderId, maximumMinor } = order;
    const logged = appendBid(row, batch.terms, {
      kind: decision.kind,
      placedAt,
      bidder: alias,
      leader,
      maximumMinor,
      priceAfterMinor: decision.lot.priceMinor,
      endsAfter: decision.lot.endsAt,
      salt: batch.salts.subarray(index * secretBytes, (index + 1) * secretBytes),
    });
    if (logged.rules) acts.push(logged.rules);
    changed.set(row.id, {
      row: { ...rowAfter(row, decision, isNew), ...logged.state, lastActAt: placedAt },
      isExtended: decision.extended || (changed.get(row.id)?.isExtended ?? false),
    });
    const { receipt } = logged;
    const { leaderId: leaderAfterId } = decision.lot;
    const bid = { bidderId, sequence, maximumMinor, placedAt, leaderAfterId, ...receipt };
    accepted.push({ ...order, placedAt, sequence, requestHash, decision, receipt });
    newKeys.set(key, { ...bid, requestHash });
    return { bid, bidder };
  });
  return { decisions, accepted, changed, acts };
}

interface Judged {
  readonly row: LotRow;
  readonly bidder: Bidder;
  readonly decision: BidAcceptance;
  readonly placedAt: Date;
}

/** Judges one order on its lot as it stands: a refusal, the bid that its key already stands for, or a new bid. */
function judge(
  batch: Batch,
  known: {
    changed: ReadonlyMap<number, ChangedLot>;
    /** The bid of this batch that has the order's key. */
    earlier: KeyedBid | undefined;
    requestHash: Buffer;
  },
  index: number,
): Judged | Decision {
  const order = batch.orders[index] as TimedOrder;
  const bidStatus = batch.statuses[index] as LotStatus;
  const row = known.changed.get(order.listingId)?.row ?? batch.rows.get(order.listingId);
  if (!row || !isVisible(row, order.bidderId)) return { refusal: new NotFound() };
  const earlier = bidStatus.earlier ?? known.earlier;
  if (earlier) {
    const isSame = earlier.requestHash.equals(known.requestHash);
    return isSame ? { bid: earlier, bidder: null } : { refusal: keyReused() };
  }
  const { bidder } = bidStatus;
  if (!bidder) return { refusal: new Unauthenticated() };
  const lot = lotOf(row, batch.terms);
  if (!lot) return { refusal: new Conflict(row.saleMode === "auction" ? "AUCTION_ENDED" : "NOT_AN_AUCTION") };
  const offer = { bidder, maximumMinor: order.maximumMinor, requirements: batch.requirementsOf(row) };
  const placedAt = notBefore(row.lastActAt, order.placedAt);
  const decision = decideBid(lot, offer, placedAt);
  if (!decision.accepted) return { refusal: refuseBid(decision, order.problem) };
  const changed = termsRefusal(order.seenTerms, row);
  if (changed) return { refusal: new Conflict(changed) };
  const refusal = refusalOfBounds(batch, known.changed, order, row);
  return refusal ? { refusal } : { row, bidder, decision, placedAt };
}

/** Why the order is too much for its bidder, with what the batch's lots have come to so far; null where it is not. */
function refusalOfBounds(
  { rows, exposureTerms, statuses, orders, premiumOf }: Batch,
  changed: ReadonlyMap<number, ChangedLot>,
  order: TimedOrder,
  lot: LotRow,
): Refusal | null {
  const { exposure = null, budget = null } = statuses[orders.indexOf(order)] ?? {};
  if (!exposure && !budget) return null;
  const led = [...rows]
    .map(([id, before]) => changed.get(id)?.row ?? before)
    .filter((row) => row.id !== lot.id && row.leaderId === order.bidderId && row.status === "live");
  if (exposure) {
    const maximaMinor = led.reduce((sum, row) => sum + (row.leaderMaximumMinor ?? 0), 0);
    const leading = { ...exposure, leadingMinor: exposure.leadingMinor + maximaMinor };
    const refusal = bidExposureRefusal(leading, exposureTerms, order.maximumMinor);
    if (refusal) return refuseExposure(refusal);
  }
  if (!budget || order.budgetSeen) return null;
  const ledMinor = led.reduce((sum, row) => sum + costOf(row, row.leaderMaximumMinor ?? 0, premiumOf(row)), 0);
  const totalMinor = budget.leadingMinor + ledMinor + costOf(lot, order.maximumMinor, premiumOf(lot));
  return isPassed(budget, totalMinor) ? refuseBudget(budget, totalMinor) : null;
}

/** The lot's row after an accepted bid; `isNew`: it is its bidder's first on this lot. */
function rowAfter(row: LotRow, { kind, lot }: BidAcceptance, isNew: boolean): LotRow {
  const { reserveMet: _payload, ...after } = lot;
  return {
    ...row,
    ...after,
    bidSequence: row.bidSequence + 1,
    bidderCount: row.bidderCount + (isNew ? 1 : 0),
    // The revision does not count a raise that moves nothing visible, since a gap would reveal it.
    revision: row.revision + (kind === "raise" && after.priceMinor === row.priceMinor ? 0 : 1),
  };
}

/** Only its seller sees a scheduled listing until it starts; to others it does not exist. */
function isVisible(row: LotRow, bidderId: number): boolean {
  return isPublic(row) || (row.status === "scheduled" && row.sellerId === bidderId);
}
