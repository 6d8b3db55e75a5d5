import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { newWork } from "#server/events/new-work.ts";
import { publish } from "#server/events/outbox.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { type BidTerms, readBidTerms } from "#server/features/bids/bid-terms.ts";
import { type ClosingOutcome, closingOutcome } from "#server/features/bids/bidding-rules.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { type LotRow, lotColumns, lotOf } from "#server/features/bids/lot/lot-row.ts";
import { type ActRow, appendActs } from "#server/features/bids/lot-log/append-acts.ts";
import type { LotAct } from "#server/features/bids/lot-log/lot-act.ts";
import { readAliases } from "#server/features/bids/lot-log/read-aliases.ts";
import { storeActs } from "#server/features/bids/lot-log/store-acts.ts";
import { retractAllOf } from "#server/features/bids/retraction/retract-all-of.ts";
import { batchOrEach } from "#server/jobs/batch-or-each.ts";
import { inBatches } from "#server/jobs/in-batches.ts";

const batchSize = 500;

interface Closing {
  readonly id: number;
  readonly outcome: ClosingOutcome;
  /** The lot's end, UTC. */
  readonly at: Date;
  readonly isFrozen: boolean;
}

/**
 * C1: At its end an auction is sold to its leader at the visible price; without a bid, with the reserve not met or
 * while its seller is suspended (K13), it is unsold.
 * C2: A lot is closed once, by one process, at its end as the time of the sale, whenever the closing comes.
 *
 * Returns how many this call closed. A lot whose row is locked is left for the next call, which is safe because bids check the end
 * themselves.
 */
export async function closeDueAuctions(ctx: Ctx, clock: LotClock = databaseClock): Promise<number> {
  const terms = await readBidTerms(ctx);
  const closed = await inBatches(batchSize, (limit) =>
    batchOrEach(ctx, "closing of auctions", {
      batch: (only) => transaction(ctx, (tx) => closeBatch(tx, { terms, clock, limit, only })),
      listDue: async () => {
        const { rows } = await ctx.db.execute<{ id: number }>(sql`
          select id from listings where ${isDue(await clock(ctx))} order by ends_at, id limit ${limit}`);
        return rows.map(({ id }) => id);
      },
    }),
  );
  // Woken after all closings: deals and mails of the first lots would delay the closing of the last.
  if (closed > 0) newWork(ctx);
  return closed;
}

async function closeBatch(
  ctx: Ctx,
  work: { terms: BidTerms; clock: LotClock; limit: number; only: number | undefined },
): Promise<number> {
  const { terms, clock } = work;
  const now = await clock(ctx);
  const due = await lockDue(ctx, now, work);
  if (due.length === 0) return 0;
  const rows = await withoutSuspended(ctx, due);
  const closings = rows.map((row) => ({
    id: row.id,
    outcome: outcomeOf(row, terms),
    at: row.endsAt ?? now,
    isFrozen: row.frozenAt !== null,
  }));
  const leading = rows.flatMap(({ id, leaderId }) => (leaderId ? [{ listingId: id, userId: leaderId }] : []));
  const aliasOf = await readAliases(ctx, leading);
  const named = rows.map((row): [number, ActRow] => [row.id, { ...row, leaderAlias: aliasOf(row.id, row.leaderId) }]);
  const log = appendActs(closings.map(closingAct), new Map(named), { terms, aliasOf });
  await storeClosings(ctx, closings, log.rows);
  await storeActs(ctx, log.stored);
  lotChanged(
    ctx,
    closings.map(({ id }) => id),
  );
  await publish(ctx, bidEvents.AuctionClosed, closings.map(closedOf), { quietly: true });
  return closings.length;
}

/** Ends are compared in whole milliseconds, as the rules count. */
const isDue = (now: Date) =>
  sql`status = 'live' and sale_mode = 'auction' and ends_at < ${now}::timestamptz + interval '1 ms'`;

/** The next lots to close, locked; `only` one of them. */
async function lockDue(
  ctx: Ctx,
  now: Date,
  { limit, only }: { limit: number; only: number | undefined },
): Promise<LotRow[]> {
  // Read in the order of the index. Where PostgreSQL expects few to be due it reads and sorts all that are, for each batch.
  await ctx.db.execute(sql`select set_config('enable_sort', 'off', true)`);
  const { rows } = await ctx.db.execute<LotRow & Record<string, unknown>>(sql`
    select ${sql.raw(lotColumns)} from listings
    where ${isDue(now)} ${only === undefined ? sql`` : sql`and id = ${only}`}
    order by ends_at, id limit ${limit} for update skip locked`);
  return rows;
}

/**
 * The lots with the bids of suspended leaders taken away (rule R8). A suspension does so itself; a bid that was being
 * decided in that very instant is left for here.
 */
async function withoutSuspended(ctx: Ctx, rows: readonly LotRow[]): Promise<readonly LotRow[]> {
  const led = await readSuspendedLeaders(ctx, rows);
  if (led.length === 0) return rows;
  for (const { id: listingId, userId, byId, endsAt } of led) {
    await retractAllOf(ctx, { listingId, userId, byId: byId ?? userId, at: endsAt });
  }
  const replayed = await ctx.db.execute<LotRow & Record<string, unknown>>(sql`
    select ${sql.raw(lotColumns)} from listings where id = any(${sql.param(led.map(({ id }) => id))}::int8[])`);
  const byId = new Map(replayed.rows.map((row) => [row.id, row]));
  const after = rows.map((row) => byId.get(row.id) ?? row);
  // The next leader may be suspended too.
  return withoutSuspended(ctx, after);
}

interface SuspendedLeader {
  readonly id: number;
  readonly userId: number;
  /** The moderator who suspended; null for an account suspended otherwise. */
  readonly byId: number | null;
  readonly endsAt: Date;
}

async function readSuspendedLeaders(ctx: Ctx, rows: readonly LotRow[]): Promise<SuspendedLeader[]> {
  const leaders = [...new Set(rows.flatMap(({ leaderId }) => leaderId ?? []))];
  if (leaders.length === 0) return [];
  const { rows: suspended } = await ctx.db.execute<{ id: number; byId: number | null }>(sql`
    select id, suspended_by_id as "byId" from users
    where id = any(${sql.param(leaders)}::int8[]) and suspended_at is not null`);
  const byLeader = new Map(suspended.map(({ id, byId }) => [id, byId]));
  return rows.flatMap(({ id, leaderId, endsAt }) =>
    leaderId !== null && endsAt !== null && byLeader.has(leaderId)
      ? [{ id, userId: leaderId, byId: byLeader.get(leaderId) ?? null, endsAt }]
      : [],
  );
}

/** The act's time is the lot's end, however late the closing comes. */
function closingAct({ id, outcome, at, isFrozen }: Closing): LotAct {
  const sold = outcome.outcome === "sold";
  return {
    listingId: id,
    kind: "closing",
    at,
    details: {
      outcome: outcome.outcome,
      finalPriceMinor: sold ? outcome.finalPriceMinor : null,
      ...(isFrozen && { frozen: 1 }),
    },
  };
}

function closedOf({ id: listingId, outcome }: Closing): PayloadOf<typeof bidEvents.AuctionClosed> {
  if (outcome.outcome === "sold") return { listingId, ...outcome };
  return { listingId, outcome: "unsold", winnerId: null, finalPriceMinor: null };
}

/** A live auction always has a price and an end (CHECK of the table), so there is a lot to decide on. */
function outcomeOf(row: LotRow, terms: BidTerms): ClosingOutcome {
  const lot = lotOf(row, terms);
  return lot ? closingOutcome(lot) : { outcome: "unsold" };
}

/**
 * Result and end of the log in one update, since each update writes into every index of listings. `any` has the lots looked
 * up by id, where a join alone may read the whole table.
 */
async function storeClosings(
  ctx: Ctx,
  closings: readonly Closing[],
  logged: ReadonlyMap<number, ActRow>,
): Promise<void> {
  const sales = closings.map(({ outcome }) => (outcome.outcome === "sold" ? outcome : null));
  const logs = closings.map(({ id }) => logged.get(id));
  const ids = closings.map(({ id }) => id);
  await ctx.db.execute(sql`
    update listings l set status = c.status, winner_id = c.winner_id, final_price_minor = c.price, closed_at = l.ends_at,
      sold_by = case when c.status = 'sold' then 'bid' end, revision = l.revision + 1,
      log_length = c.log_length, log_hash = c.log_hash, log_rules = c.log_rules,
      last_act_at = greatest(l.last_act_at, c.last_act_at)
    from unnest(
      ${sql.param(ids)}::int8[],
      ${sql.param(closings.map(({ outcome }) => outcome.outcome))}::text[],
      ${sql.param(sales.map((sale) => sale?.winnerId ?? null))}::int8[],
      ${sql.param(sales.map((sale) => sale?.finalPriceMinor ?? null))}::int8[],
      ${sql.param(logs.map((log) => log?.logLength ?? 0))}::int4[],
      ${sql.param(logs.map((log) => log?.logHash ?? null))}::bytea[],
      ${sql.param(logs.map((log) => log?.logRules ?? null))}::text[],
      ${sql.param(logs.map((log) => log?.lastActAt?.toISOString() ?? null))}::timestamptz[]
    ) as c(id, status, winner_id, price, log_length, log_hash, log_rules, last_act_at)
    where l.id = c.id and l.id = any(${sql.param(ids)}::int8[])`);
}
