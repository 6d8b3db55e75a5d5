import { setTimeout as pause } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";
import { driveBidders } from "./drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, type Tally } from "./ground.ts";
import type { BidCall } from "./history.ts";

/** How long bids on other lots took, in milliseconds; `ratio` is held to free. */
interface Waits {
  readonly freeP99Ms: number;
  readonly lockedP99Ms: number;
  readonly ratio: number;
}

/** How many bid on the held lot alone. */
const stuck = 20;

/** Two servers let each bidder bid four times a second. */
const restMs = 400;

/** More, and the held lot holds up the others. */
const mostRatio = 3;

/**
 * Bidders bid on many lots, first undisturbed and then while one lot's row is held for as long: how much longer do bids on
 * the other lots take? What was bid on the held one counts as any other, once the row is free.
 */
export async function holdALot(
  ctx: Ctx,
  ports: readonly number[],
  size: { bidders: number; lots: number; lockedMs: number },
): Promise<Tally & Waits> {
  const ground = await prepareGround(ctx, size);
  const [lockedLot, ...otherLots] = lotsOf(ground);
  if (!lockedLot) throw new Error("a lot is made");
  // The same people bid on the other lots in both runs, so that nobody who is stuck on the held one makes room for them.
  const onOthers = {
    ports,
    bidders: ground.bidders.slice(stuck),
    lots: otherLots,
    bidsEach: 1_000_000,
    restMs,
  };
  const onLocked = { ...onOthers, bidders: ground.bidders.slice(0, stuck), lots: [lockedLot] };
  const free = await driveFor(size.lockedMs, onOthers);
  const letGo = await hold(ctx, lockedLot.id);
  const driving = Promise.all([driveFor(size.lockedMs, onOthers), driveFor(size.lockedMs, onLocked)]);
  await pause(size.lockedMs);
  await letGo();
  const [locked, waiting] = await driving;
  const [freeP99Ms, lockedP99Ms] = [p99(free), p99(locked)];
  const ratio = Math.round((lockedP99Ms / freeP99Ms) * 100) / 100;
  const tally = await checkGround(ctx, ground, [...free, ...locked, ...waiting]);
  const tooLong = ratio > mostRatio ? [`bids on other lots take ${ratio} times as long`] : [];
  // A bid that the limit refuses meets no lot, and says nothing of how long one takes.
  const limited = tally.refused.TOO_MANY ? [`${tally.refused.TOO_MANY} bids were refused by the limit`] : [];
  return { ...tally, faults: [...tally.faults, ...tooLong, ...limited], freeP99Ms, lockedP99Ms, ratio };
}

async function driveFor(ms: number, drive: Parameters<typeof driveBidders>[0]): Promise<BidCall[]> {
  return driveBidders({ ...drive, signal: AbortSignal.timeout(ms) });
}

/** Locks a listing's row in a transaction of its own, which no timeout ends; returns what lets go of it. */
async function hold(ctx: Ctx, id: number): Promise<() => Promise<void>> {
  const client = await ctx.db.$client.connect();
  await client.query("begin; set local idle_in_transaction_session_timeout = 0");
  await client.query("select from listings where id = $1 for update", [id]);
  return async () => {
    await client.query("commit");
    client.release();
  };
}

function p99(calls: readonly BidCall[]): number {
  const took = calls.map(({ startedAt, endedAt }) => endedAt - startedAt).sort((a, b) => a - b);
  return Math.round((took[Math.floor(took.length * 0.99)] ?? 0) * 10) / 10;
}
