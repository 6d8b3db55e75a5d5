import { randomBytes } from "node:crypto";
import { type Ctx, transactionOn } from "#server/context.ts";
import type { Refusal } from "#server/errors.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { categoryDemands } from "#server/features/catalogue/policy-of.ts";
import { type BidTerms, readBidTerms } from "./bid-terms.ts";
import { type NumberedBid, placedBid } from "./bid-view.ts";
import { databaseClock, type LotClock } from "./database-clock.ts";
import { type AcceptedBid, type BidOrder, decideBids, type TimedOrder } from "./decide-bids.ts";
import { bidPlaced } from "./events.ts";
import { lockLots } from "./lock-lots.ts";
import { secretBytes } from "./lot-log/log-line.ts";
import type { LotRow } from "./lot-row.ts";
import { readNames } from "./read-names.ts";
import { readStandings } from "./read-standings.ts";
import type { Bidder } from "./rules.ts";
import { storeBids } from "./store-bids.ts";

/** An order with whose it is and the clock that it is decided by. */
export interface DeskOrder extends BidOrder {
  readonly bidderId: number;
  readonly clock: LotClock;
}

/** A lot as a batch has left it, for one who has bid on it. */
export interface NewStanding {
  readonly row: LotRow;
  /** Public name of the leader. */
  readonly leader: string | null;
  readonly terms: BidTerms;
  readonly bidder: Bidder;
}

/** The answer to an order. `standing` is what a new bid has left; a repeated one has to look how things are now. */
export type BidOutcome =
  | { readonly bid: NumberedBid; readonly standing: NewStanding | null }
  | { readonly refusal: Refusal };

/**
 * Decides and stores orders in their order of arrival, all in one transaction: one lock, one look at the clock, one
 * commit (architecture.md "The bid desk"). Outcomes come in the places of the orders; where it throws, nothing is known.
 */
export async function placeBids(ctx: Ctx, orders: readonly DeskOrder[]): Promise<BidOutcome[]> {
  const terms = await readBidTerms(ctx);
  return transactionOn(ctx, async (tx, connection) => {
    const rows = await lockLots(
      connection,
      orders.map(({ auctionId }) => auctionId),
    );
    const { now, standings } = await readStandings(connection, orders);
    const names = await readNames(connection, orders, standings, rows);
    const demandsOf = await readDemands(tx, rows.values());
    const timed = await timeOrders(tx, orders, now);
    const salts = randomBytes(orders.length * secretBytes);
    const { decisions, accepted, changed, acts } = decideBids({
      ...{ orders: timed, standings, rows, demandsOf, terms, names, salts },
    });
    if (accepted.length > 0) {
      await storeBids(connection, { accepted, changed, acts, newcomers: names.newcomers });
      await publish(tx, accepted.map(eventOf));
      lotChanged(tx, changedIds(rows, changed));
    }
    return decisions.map((decision, index): BidOutcome => {
      if ("refusal" in decision) return decision;
      const row = changed.get(orders[index]?.auctionId ?? 0)?.row;
      const { bidder } = decision;
      const leader = row ? names.find(row.id, row.leaderId ?? 0) : null;
      return {
        bid: placedBid(decision.bid),
        standing: row && bidder ? { row, leader, terms, bidder } : null,
      };
    });
  });
}

/** Not those where nothing but the leader's own maximum has changed. */
function changedIds(
  before: ReadonlyMap<number, LotRow>,
  changed: ReadonlyMap<number, { readonly row: LotRow }>,
): number[] {
  return [...changed].flatMap(([id, { row }]) => (row.revision === before.get(id)?.revision ? [] : [id]));
}

async function readDemands(ctx: Ctx, rows: Iterable<LotRow>) {
  const ids = new Set([...rows].map(({ categoryId }) => categoryId));
  const demands = new Map<number | null, Awaited<ReturnType<typeof categoryDemands>>>();
  for (const id of ids) demands.set(id, await categoryDemands(ctx, id));
  return ({ categoryId }: LotRow) => demands.get(categoryId) ?? { ageVerified: true, accountVerified: true };
}

/** All at the one time of the database, but those that come with a clock of their own (a replay's). */
async function timeOrders(ctx: Ctx, orders: readonly DeskOrder[], now: Date): Promise<TimedOrder[]> {
  const timed: TimedOrder[] = [];
  for (const { clock, ...order } of orders) {
    timed.push({ ...order, placedAt: clock === databaseClock ? now : await clock(ctx) });
  }
  return timed;
}

function eventOf({ auctionId, sequence, bidderId, decision }: AcceptedBid) {
  return bidPlaced({ listingId: auctionId, sequence, bidderId, outbidUserId: decision.outbidUserId });
}
