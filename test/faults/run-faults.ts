import { driveBidders } from "#test/load/drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, type Tally } from "#test/load/ground.ts";
import { type CallWatch, isAnswered, watchCalls } from "#test/load/watch-calls.ts";
import type { Site } from "#test/rig/open-site.ts";

export const faultKinds = ["server", "postgres", "both"] as const;
export type FaultKind = (typeof faultKinds)[number];

export interface FaultRound extends Tally {
  /** From the kill until every server has answered a bid that came after it. */
  readonly recoveryMs: number;
}

const bidders = 30;
const lots = 5;
/** More bids than a round can take, since the round ends the bidding. */
const bidsEach = 1_000_000;
const answersBefore = 100;
/** How many answers of each server are awaited after its recovery. */
const answersAfter = 30;
const patienceMs = 90_000;

/** Kills in the middle of bidding with `kill -9`, goes on until both servers answer again, then checks everything. */
export async function runFault(site: Site, kind: FaultKind, round: number): Promise<FaultRound> {
  const ground = await prepareGround(site.ctx, { bidders, lots });
  const over = new AbortController();
  const watch = watchCalls();
  const driving = driveBidders({
    ports: site.ports,
    bidders: ground.bidders,
    lots: lotsOf(ground),
    bidsEach,
    signal: over.signal,
    onCall: watch.onCall,
  });
  try {
    await watch.until(answersBefore, isAnswered, patienceMs);
    const killedAt = performance.now();
    await strike(site, kind, round);
    const recoveredAt = await Promise.race([untilRecovered(site.ports, watch, killedAt), site.fallen]);
    const recoveryMs = recoveredAt - killedAt;
    over.abort();
    const tally = await checkGround(site.ctx, ground, await driving);
    return { ...tally, recoveryMs: Math.round(recoveryMs) };
  } finally {
    over.abort();
    await driving;
  }
}

/** The first server keeps the database: it dies together with PostgreSQL, and every other time alone. */
async function strike(site: Site, kind: FaultKind, round: number): Promise<void> {
  const victim = kind === "server" ? round % 2 : 0;
  const kills = [
    ...(kind === "postgres" ? [] : [site.killServer(victim)]),
    ...(kind === "server" ? [] : [site.killPostgres()]),
  ];
  await Promise.all(kills);
  if (kind !== "postgres") await site.start(victim);
}

/** The time by which each server had answered a bid that was sent after the kill. */
export async function untilRecovered(ports: readonly number[], watch: CallWatch, killedAt: number): Promise<number> {
  const firstAnswers = ports.map(async (_, server) => {
    const isLater = (call: CallWatch["calls"][number]) =>
      call.server === server && call.startedAt > killedAt && isAnswered(call);
    await watch.until(answersAfter, isLater, patienceMs);
    return watch.calls.find(isLater)?.endedAt ?? Number.POSITIVE_INFINITY;
  });
  return Math.max(...(await Promise.all(firstAnswers)));
}
