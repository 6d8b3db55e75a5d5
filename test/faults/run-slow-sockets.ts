import { driveBidders } from "#test/load/drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, type Tally } from "#test/load/ground.ts";
import type { BidCall } from "#test/load/history.ts";
import { isAnswered, watchCalls } from "#test/load/watch-calls.ts";
import { makeListing } from "#test/make/listing.ts";
import type { Site } from "#test/rig/open-site.ts";
import { openSlowCrowd, slowKinds } from "./slow-crowd.ts";

export interface SlowRun extends Tally {
  /** Milliseconds until a bid was answered, the slowest of a hundred, without and with the crowd. */
  readonly p99Ms: { readonly calm: number; readonly crowded: number };
  /** From the crowd's arrival until the server had ended every silent connection, slow header and slow body. */
  readonly endedAfterMs: number;
  /** How many of each kind were left then: uploads have five minutes, readers of streams may stay. */
  readonly leftOpen: Readonly<Record<string, number>>;
}

const bidders = 20;
const lots = 20;
const callsEach = 500;
const patienceMs = 120_000;

/** Sends a crowd of slow connections to a server while people bid, and measures the bids. */
export async function runSlowSockets(site: Site, ofEachKind: number): Promise<SlowRun> {
  const ground = await prepareGround(site.ctx, { bidders, lots });
  const [own] = ground.bidders;
  const draft = await makeListing(site.ctx, { sellerId: own?.id ?? 0, status: "draft", publishedAt: null });
  const port = site.ports[0] ?? 0;
  const over = new AbortController();
  const watch = watchCalls();
  const driving = driveBidders({
    ports: [port],
    bidders: ground.bidders,
    lots: lotsOf(ground),
    bidsEach: 1_000_000,
    signal: over.signal,
    onCall: watch.onCall,
  });
  try {
    await watch.until(callsEach, isAnswered, patienceMs);
    const goal = { lotId: lotsOf(ground)[0]?.id ?? 0, listingId: draft.id, token: own?.token ?? "" };
    const cameAt = performance.now();
    const crowd = await openSlowCrowd(port, ofEachKind, goal);
    await Promise.all([crowd.ended("silent"), crowd.ended("headers"), crowd.ended("body")]);
    const endedAfterMs = Math.round(performance.now() - cameAt);
    const leftOpen = Object.fromEntries(slowKinds.map((kind) => [kind, crowd.open(kind)]));
    crowd.close();
    over.abort();
    const calls = await driving;
    const p99Ms = {
      calm: p99(calls.filter(({ endedAt }) => endedAt < cameAt)),
      crowded: p99(calls.filter(({ startedAt }) => startedAt >= cameAt)),
    };
    return { ...(await checkGround(site.ctx, ground, calls)), p99Ms, endedAfterMs, leftOpen };
  } finally {
    over.abort();
    await driving;
  }
}

function p99(calls: readonly BidCall[]): number {
  const times = calls.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
  return Math.round(times[Math.floor(times.length * 0.99)] ?? 0);
}
