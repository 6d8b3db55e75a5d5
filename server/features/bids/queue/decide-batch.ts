import { randomBytes } from "node:crypto";
import type pg from "pg";
import { type Ctx, transactionOn } from "#server/context.ts";
import type { Refusal } from "#server/errors.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { type BidTerms, readBidTerms } from "#server/features/bids/bid-terms.ts";
import { readBudgets } from "#server/features/bids/budget/read-budgets.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { readExposures } from "#server/features/bids/exposure/read-exposures.ts";
import { findLocked, type Locking, lockLots } from "#server/features/bids/lot/lock-lots.ts";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";
import { secretBytes } from "#server/features/bids/lot-log/log-line.ts";
import type { Bidder } from "#server/features/bids/may-bid-rules.ts";
import { readNames } from "#server/features/bids/names/read-names.ts";
import { type NumberedBid, placedBid } from "#server/features/bids/placed-bid.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import { readPremiums } from "#server/features/fees/buyer-premium.ts";
import { type ExposureTerms, readExposureTerms } from "#server/features/settings/exposure-setting.ts";
import { type AcceptedBid, type BidOrder, decideBids, type LotStatus, type TimedOrder } from "./decide-bids.ts";
import { type KnownLotStatus, readLotStatuses } from "./read-lot-statuses.ts";
import { storeBids } from "./store-bids.ts";

/** An order with its bidder and the clock that it is decided by. */
export interface QueuedOrder extends BidOrder {
  readonly bidderId: number;
  readonly clock: LotClock;
}

/** A lot as a batch has left it, for one of its bidders. */
export interface NewLotStatus {
  readonly row: LotRow;
  /** Public name of the leader. */
  readonly leader: string | null;
  readonly terms: BidTerms;
  readonly bidder: Bidder;
}

/** The answer to an order. `bidStatus` is the lot after a new bid; null for a repeated one, whose caller reads the lot anew. */
export type BidOutcome =
  | { readonly bid: NumberedBid; readonly bidStatus: NewLotStatus | null }
  | { readonly refusal: Refusal };

/** The place of an order whose lot another transaction holds: nothing was decided. */
export const locked = { locked: true } as const;

/** How long a batch waits for a lock, in milliseconds: what holds one longer holds up its own lot alone. */
const lockTimeoutMs = 300;

/**
 * Decides and stores orders in their order of arrival in one transaction: one lock, one reading of the clock, one commit
 * (decisions/0010). Outcomes stand in the places of the orders; where it throws, none is known.
 */
export async function decideBatch(
  ctx: Ctx,
  orders: readonly QueuedOrder[],
  locking: Locking,
): Promise<(BidOutcome | typeof locked)[]> {
  const terms = await readBidTerms(ctx);
  const exposureTerms = await readExposureTerms(ctx);
  return transactionOn(ctx, { lockTimeoutMs }, async (tx, connection) => {
    const ids = orders.map(({ listingId }) => listingId);
    const rows = await lockLots(connection, ids, locking);
    const missing = locking === "skip" ? ids.filter((id) => !rows.has(id)) : [];
    const lockedIds = await findLocked(connection, missing);
    const free = orders.filter(({ listingId }) => !lockedIds.has(listingId));
    if (free.length === 0) return orders.map(() => locked);
    const decided = (await decideLocked(tx, connection, { orders: free, rows, terms, exposureTerms })).values();
    return orders.map(({ listingId }) => (lockedIds.has(listingId) ? locked : (decided.next().value ?? locked)));
  });
}

interface LockedBatch {
  readonly orders: readonly QueuedOrder[];
  readonly rows: ReadonlyMap<number, LotRow>;
  readonly terms: BidTerms;
  readonly exposureTerms: ExposureTerms;
}

async function decideLocked(
  tx: Ctx,
  connection: pg.PoolClient,
  { orders, rows, terms, exposureTerms }: LockedBatch,
): Promise<BidOutcome[]> {
  const { now, statuses: known } = await readLotStatuses(connection, orders);
  const statuses = await withBudgets(tx, await withExposures(tx, known, rows), rows);
  const careful = statuses.some(({ budget }) => budget !== null);
  const premiumOf = await readPremiums(tx, careful ? [...rows.values()] : []);
  const names = await readNames(connection, orders, statuses, rows);
  const requirementsOf = await readAllRequirements(tx, rows.values());
  const timed = await timeOrders(tx, orders, now);
  const salts = randomBytes(orders.length * secretBytes);
  const { decisions, accepted, changed, acts } = decideBids({
    orders: timed,
    statuses,
    rows,
    requirementsOf,
    terms,
    exposureTerms,
    premiumOf,
    names,
    salts,
  });
  if (accepted.length > 0) {
    await storeBids(connection, { accepted, changed, acts, newcomers: names.newcomers });
    await publish(tx, bidEvents.BidPlaced, accepted.map(placedOf));
    lotChanged(tx, changedIds(rows, changed));
  }
  return decisions.map((decision, index): BidOutcome => {
    if ("refusal" in decision) return decision;
    const row = changed.get(orders[index]?.listingId ?? 0)?.row;
    const { bidder } = decision;
    const leader = row ? names.find(row.id, row.leaderId ?? 0) : null;
    return {
      bid: placedBid(decision.bid),
      bidStatus: row && bidder ? { row, leader, terms, bidder } : null,
    };
  });
}

/** Adds what each bidder has taken on; accounts that are verified have no bound, and a batch of them asks nothing. */
async function withExposures(
  ctx: Ctx,
  known: readonly KnownLotStatus[],
  rows: ReadonlyMap<number, LotRow>,
): Promise<(KnownLotStatus & Pick<LotStatus, "exposure">)[]> {
  const bound = known.flatMap(({ bidder }) => (bidder && !bidder.accountVerified ? bidder.id : []));
  const exposures = bound.length === 0 ? null : await readExposures(ctx, bound, [...rows.keys()]);
  return known.map((bidStatus) => ({
    ...bidStatus,
    exposure: (bidStatus.bidder && exposures?.get(bidStatus.bidder.id)) ?? null,
  }));
}

/** Adds the budgets of those who have one; a batch without any asks nothing. */
async function withBudgets(
  ctx: Ctx,
  known: readonly (KnownLotStatus & Pick<LotStatus, "exposure">)[],
  rows: ReadonlyMap<number, LotRow>,
): Promise<LotStatus[]> {
  const careful = known.flatMap(({ bidder, hasBudget }) => (bidder && hasBudget ? bidder.id : []));
  const budgets = careful.length === 0 ? null : await readBudgets(ctx, careful, [...rows.keys()]);
  return known.map((bidStatus) => ({
    ...bidStatus,
    budget: (bidStatus.bidder && budgets?.get(bidStatus.bidder.id)) ?? null,
  }));
}

/** Leaves out lots where only the leader's own maximum has changed. */
function changedIds(
  before: ReadonlyMap<number, LotRow>,
  changed: ReadonlyMap<number, { readonly row: LotRow }>,
): number[] {
  return [...changed].flatMap(([id, { row }]) => (row.revision === before.get(id)?.revision ? [] : [id]));
}

async function readAllRequirements(ctx: Ctx, rows: Iterable<LotRow>) {
  const ids = new Set([...rows].map(({ categoryId }) => categoryId));
  const requirements = new Map<number | null, Awaited<ReturnType<typeof readRequirements>>>();
  for (const id of ids) requirements.set(id, await readRequirements(ctx, id));
  return ({ categoryId }: LotRow) => requirements.get(categoryId) ?? { ageVerified: true, accountVerified: true };
}

/** All orders get the one time of the database, except those with a clock of their own (a replay's). */
async function timeOrders(ctx: Ctx, orders: readonly QueuedOrder[], now: Date): Promise<TimedOrder[]> {
  const timed: TimedOrder[] = [];
  for (const { clock, ...order } of orders) {
    timed.push({ ...order, placedAt: clock === databaseClock ? now : await clock(ctx) });
  }
  return timed;
}

function placedOf({ listingId, sequence, bidderId, decision }: AcceptedBid) {
  return { listingId, sequence, bidderId, outbidUserId: decision.outbidUserId };
}
