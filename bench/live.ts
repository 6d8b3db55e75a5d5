import { availableParallelism } from "node:os";
import { sql } from "#server/db/query.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { freePort } from "#test/rig/free-port.ts";
import { type RunningServer, startServer } from "#test/rig/start-server.ts";
import { startBareServer } from "./live/bare-server.ts";
import { bidSteadily } from "./live/bid-steadily.ts";
import { type Audience, type Delays, gatherAudience, type Opening } from "./live/gather-audience.ts";
import { needOpenFiles, rssOf } from "./live/process-facts.ts";
import { openStage, type Stage } from "./open-stage.ts";

const viewers = 2_000;
const slowViewers = 100;
const bidsPerSecond = 10;
const runMs = 4_000;
const turns = 3;
const pace = { count: (runMs / 1_000) * bidsPerSecond, everyMs: 1_000 / bidsPerSecond };
const wantedP95Ms = 500;

/** Number and time (ms since the epoch) of a change of the lot. */
type Change = readonly [number, number];

/**
 * Two thousand viewers of one lot: from the moment a bid is decided (before its commit) to the event at each of them; what a
 * viewer costs in memory; the same with readers who do not read. The ceiling is a bare server writing the same bytes.
 */
export async function benchLive(): Promise<object> {
  await needOpenFiles(viewers + slowViewers + 500);
  const stage = await openStage();
  const closers: (() => unknown)[] = [stage.close];
  const close = async () => {
    for (const then of closers.splice(0).reverse()) await then();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const server = await openServer(stage);
    closers.push(server.stop);
    const [lot] = await stage.lotsFor("hot");
    const path = `/api/auctions/${lot?.id}/events`;
    const audience = await gatherAudience();
    closers.push(audience.leave);
    await bidSteadily(stage, server.port, lot?.id ?? 0, { perSecond: 50, runMs: 1_000 });
    const bare = await startBareServer();
    closers.push(bare.close);
    const other = await gatherAudience();
    closers.push(other.leave);
    const memoryKb = {
      live: await fill(audience, server.pid, { port: server.port, path, count: viewers, reads: true }),
      ceiling: await fill(other, bare.pid, { port: bare.port, path: "/", count: viewers, reads: true }),
    };
    const found = { live: [] as Change[], ceiling: [] as Change[] };
    await audience.measure([]);
    const eventBytes = audience.eventBytes();
    // The two run in turn, so that other work of the machine slows both alike.
    for (let turn = 0; turn < turns; turn++) {
      found.live.push(...(await bid(stage, server, lot?.id ?? 0)));
      await audience.measure(found.live.slice(-1));
      found.ceiling.push(...(await bare.send({ ...pace, eventBytes })));
      await other.measure(found.ceiling.slice(-1));
    }
    const live = await audience.measure(found.live);
    const ceiling = await other.measure(found.ceiling);
    const before = await rssOf(server.pid);
    await audience.open({ port: server.port, path, count: slowViewers, reads: false });
    const withSlow = await audience.measure(await bid(stage, server, lot?.id ?? 0));
    const slowKb = (await rssOf(server.pid)) - before;
    return report({ live, ceiling, withSlow, memoryKb, slowKb, eventBytes });
  } finally {
    await close();
  }
}

function openServer(stage: Stage): Promise<RunningServer> {
  return freePort().then((port) =>
    startServer(
      {
        DATABASE_URL: addressOf(stage.connection),
        LIVE_STREAMS_PER_ADDRESS: String(viewers + slowViewers + 100),
      },
      { dataDir: stage.dataDir, port },
    ),
  );
}

/** Connects viewers; returns the KB of resident memory for each. */
async function fill(audience: Audience, pid: number, opening: Opening): Promise<number> {
  const before = await rssOf(pid);
  await audience.open(opening);
  return ((await rssOf(pid)) - before) / opening.count;
}

/** Bids for a while; returns the changes that viewers are to see. */
async function bid(stage: Stage, server: RunningServer, lot: number): Promise<Change[]> {
  const [first, last] = await bidSteadily(stage, server.port, lot, { perSecond: bidsPerSecond, runMs });
  // Each bid here takes the lead and so changes the lot once, so its sequence is the revision that events carry.
  const { rows } = await stage.ctx.db.execute<{ sequence: number; ms: number; revision: number }>(sql`
    select b.sequence, extract(epoch from b.placed_at)::float8 * 1000 as ms, l.revision
    from bids b join listings l on l.id = b.listing_id
    where b.listing_id = ${lot} and b.sequence between ${first} and ${last} order by b.sequence`);
  if (rows.at(-1)?.sequence !== rows.at(-1)?.revision) throw new Error("Not every bid was one change");
  return rows.map(({ sequence, ms }) => [sequence, ms]);
}

function report(found: {
  live: Delays;
  ceiling: Delays;
  withSlow: Delays;
  memoryKb: { live: number; ceiling: number };
  slowKb: number;
  eventBytes: number;
}): object {
  const { live, ceiling, withSlow, memoryKb } = found;
  const line = (name: string, { p50, p95, p99, max }: Delays) =>
    console.error(`${name.padEnd(34)} p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, at most ${max} ms`);
  line(`${viewers} viewers of one lot`, live);
  line(`and ${slowViewers} who do not read`, withSlow);
  line("ceiling: a bare server", ceiling);
  const round = (value: number) => Math.round(value * 10) / 10;
  console.error(
    `Asked: p95 under ${wantedP95Ms} ms. Memory per viewer ${round(memoryKb.live)} KB, bare ${round(memoryKb.ceiling)} KB`,
  );
  return {
    cores: availableParallelism(),
    viewers,
    bidsPerSecond,
    eventBytes: found.eventBytes,
    wantedP95Ms,
    live,
    withSlowReaders: withSlow,
    ceiling,
    ratioP95: round(live.p95 / ceiling.p95),
    memoryKbPerViewer: { live: round(memoryKb.live), ceiling: round(memoryKb.ceiling) },
    slowReaders: { count: slowViewers, memoryKb: found.slowKb },
  };
}
