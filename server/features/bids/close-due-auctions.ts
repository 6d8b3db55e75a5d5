import { sql } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import type { ListingRow } from "#server/features/auctions/get-listing.ts";
import { listings } from "#server/features/auctions/table.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { type BidTerms, readBidTerms } from "./bid-terms.ts";
import { databaseClock, type LotClock } from "./database-clock.ts";
import { auctionClosed } from "./events.ts";
import { type LotAct, logActs } from "./lot-log/log-acts.ts";
import { lotOf } from "./lot-row.ts";
import { type ClosingOutcome, closingOutcome } from "./rules.ts";

const batchSize = 200;

interface Closing {
  readonly id: number;
  readonly outcome: ClosingOutcome;
  /** The lot's end, UTC. */
  readonly at: Date;
}

/**
 * Closes every auction whose end has come: sold to its leader, or unsold. Any number of callers and processes may do so
 * at once; each lot is closed by one of them, with one event. Returns how many this call closed. A lot whose row is held
 * at this moment is left for the next call: nothing hangs on the moment of closing, since a bid asks the end itself.
 */
export async function closeDueAuctions(ctx: Ctx, clock: LotClock = databaseClock): Promise<number> {
  const terms = await readBidTerms(ctx);
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => closeBatch(tx, { terms, clock, limit })));
}

async function closeBatch(
  ctx: Ctx,
  { terms, clock, limit }: { terms: BidTerms; clock: LotClock; limit: number },
): Promise<number> {
  const now = await clock(ctx);
  const rows = await ctx.db
    .select()
    .from(listings)
    // The end as the rules see it, in whole milliseconds.
    .where(sql`status = 'live' and sale_mode = 'auction' and ends_at < ${now}::timestamptz + interval '1 ms'`)
    .orderBy(listings.endsAt, listings.id)
    .limit(limit)
    .for("update", { skipLocked: true });
  const closings = rows.map((row) => ({ id: row.id, outcome: outcomeOf(row, terms), at: row.endsAt ?? now }));
  if (closings.length > 0) {
    await storeClosings(ctx, closings);
    await logActs(ctx, closings.map(closingAct));
    lotChanged(
      ctx,
      closings.map(({ id }) => id),
    );
  }
  await publish(
    ctx,
    closings.map(({ id, outcome }) => auctionClosed(id, outcome)),
  );
  return closings.length;
}

/** The lot's end is the time of its closing, whenever the closing came. */
function closingAct({ id, outcome, at }: Closing): LotAct {
  const sold = outcome.outcome === "sold";
  return {
    ...{ listingId: id, kind: "closing", at },
    details: { outcome: outcome.outcome, finalPriceMinor: sold ? outcome.finalPriceMinor : null },
  };
}

/** A live auction always has a price and an end (CHECK of the table), so there is a lot to decide on. */
function outcomeOf(row: ListingRow, terms: BidTerms): ClosingOutcome {
  const lot = lotOf(row, terms);
  return lot ? closingOutcome(lot) : { outcome: "unsold" };
}

async function storeClosings(ctx: Ctx, closings: readonly Closing[]): Promise<void> {
  const outcomes = closings.map(({ outcome }) => outcome);
  const sold = outcomes.map((outcome) => (outcome.outcome === "sold" ? outcome : null));
  await ctx.db.execute(sql`
    update listings l set status = c.status, winner_id = c.winner_id, final_price_minor = c.price, closed_at = l.ends_at,
      sold_by = case when c.status = 'sold' then 'bid' end, revision = l.revision + 1
    from unnest(
      ${sql.param(closings.map(({ id }) => id))}::int8[],
      ${sql.param(outcomes.map(({ outcome }) => outcome))}::text[],
      ${sql.param(sold.map((sale) => sale?.winnerId ?? null))}::int8[],
      ${sql.param(sold.map((sale) => sale?.finalPriceMinor ?? null))}::int8[]
    ) as c(id, status, winner_id, price)
    where l.id = c.id`);
}
