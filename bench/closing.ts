import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "#server/db/query.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { settings } from "#server/features/settings/table.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { freePort } from "#test/rig/free-port.ts";
import { type RunningServer, startServer } from "#test/rig/start-server.ts";
import { openStage, type Stage } from "./open-stage.ts";

const lotCount = 10_000;
/** Time enough to bid on the lots before they end, on a slow machine. */
const leadMs = 75_000;
const wantedMs = 5_000;
const giveUpMs = 60_000;
const lookEveryMs = 50;

/**
 * Ten thousand lots that end at the same moment, every other one with a bid, closed by two servers beside their other
 * work; the ceiling is one UPDATE of as many rows with one INSERT of as many events.
 */
export async function benchClosing(): Promise<object> {
  const stage = await openStage();
  const servers: RunningServer[] = [];
  const close = async () => {
    for (const server of servers) await server.stop();
    await stage.close();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    // There is no soft close, since the bids come shortly before the end and would move it.
    await stage.ctx.db.insert(settings).values({ name: "auctions", value: { softCloseMinutes: 0 } });
    const endsAt = new Date(Date.now() + leadMs);
    const closed = await stage.addLots(lotCount, endsAt);
    const plain = await stage.addLots(lotCount, endsAt);
    await bidOnEveryOther(stage, [...closed, ...plain]);
    const ceilingMs = await updatePlainly(stage, plain);
    await stage.forgetEvents();
    const environment = { DATABASE_URL: addressOf(stage.connection) };
    for (let index = 0; index < 2; index++) {
      servers.push(await startServer(environment, { dataDir: stage.dataDir, port: await freePort() }));
    }
    const leftMs = endsAt.getTime() - Date.now();
    if (leftMs < 2_000) throw new Error("This machine is too busy: the lots ended before all was ready");
    await pause(leftMs);
    const closedMs = await untilClosed(stage, endsAt);
    await expectClosedOnce(stage, closed);
    const ratio = Math.round((closedMs / ceilingMs) * 10) / 10;
    console.error(`${lotCount} lots closed once each ${closedMs} ms after their end (asked: ${wantedMs} ms)`);
    console.error(`Ceiling, one UPDATE and one INSERT: ${ceilingMs} ms. Ratio ${ratio}`);
    return {
      cores: availableParallelism(),
      lots: lotCount,
      servers: 2,
      closedMs,
      ceilingMs,
      ratio,
      wantedMs,
    };
  } finally {
    await close();
  }
}

async function bidOnEveryOther(stage: Stage, lots: readonly number[]): Promise<void> {
  const bidOn = lots.filter((_, index) => index % 2 === 0);
  for (let from = 0; from < bidOn.length; from += 500) {
    const placed = bidOn.slice(from, from + 500).map((listingId, index) => {
      const actor = stage.bidders[index % stage.bidders.length]?.actor ?? null;
      const order = { listingId, maximumMinor: 600_00, idempotencyKey: `closing-bench-${listingId}` };
      return placeBid({ ...stage.ctx, actor }, order);
    });
    await Promise.all(placed);
  }
}

/** The least work of a closing: the changed rows and the events, in one transaction of two statements. */
async function updatePlainly({ ctx }: Stage, lots: readonly number[]): Promise<number> {
  const startedAt = performance.now();
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`
      update listings set status = case when leader_id is null then 'unsold' else 'sold' end,
        winner_id = leader_id, final_price_minor = price_minor, closed_at = ends_at, revision = revision + 1,
        sold_by = case when leader_id is not null then 'bid' end
      where id = any(${sql.param(lots)}::int8[])`);
    await tx.execute(sql`
      insert into outbox (topic, payload)
      select 'AuctionClosed', jsonb_build_object('listingId', id, 'outcome', 'unsold', 'winnerId', null,
        'finalPriceMinor', null)
      from unnest(${sql.param(lots)}::int8[]) as id`);
  });
  return Math.round(performance.now() - startedAt);
}

/** Milliseconds from the end until another connection, which reads one open lot at most, finds none. */
async function untilClosed({ ctx }: Stage, endsAt: Date): Promise<number> {
  for (;;) {
    const { rows } = await ctx.db.execute<{ open: boolean; ms: number }>(sql`
      select exists(select from listings where status = 'live' and ends_at = ${endsAt}) as open,
        round(extract(epoch from clock_timestamp() - ${endsAt}::timestamptz) * 1000)::int4 as ms`);
    const [now] = rows;
    if (now && !now.open) return now.ms;
    if ((now?.ms ?? 0) > giveUpMs) throw new Error("Lots are still open");
    await pause(lookEveryMs);
  }
}

async function expectClosedOnce({ ctx }: Stage, lots: readonly number[]): Promise<void> {
  const { rows } = await ctx.db.execute<{ described: number; lots: number; sold: number }>(sql`
    select count(*) as described, count(distinct payload->>'listingId') as lots,
      count(*) filter (where payload->>'outcome' = 'sold') as sold
    from outbox where topic = 'AuctionClosed'`);
  const [found] = rows;
  if (found?.described !== lots.length || found.lots !== lots.length || found.sold !== lots.length / 2)
    throw new Error(`Not closed once each: ${JSON.stringify(found)}`);
}
