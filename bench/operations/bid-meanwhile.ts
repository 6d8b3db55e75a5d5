import { setTimeout as pause } from "node:timers/promises";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { driveQueue } from "../bids/drive-queue.ts";
import type { Rate } from "../bids/load.ts";
import type { Stage } from "../open-stage.ts";

const roundMs = 2_000;
const callers = 16;

/** Bids on the stage's thousand lots until `work` is done: bids a second, the longest of the waits that 99 in a hundred stay below, and ms. */
export async function bidMeanwhile<T>(stage: Stage, work: () => Promise<T>) {
  let isDone = false;
  const from = performance.now();
  const done = work().finally(() => {
    isDone = true;
  });
  const rounds: Rate[] = [];
  while (!isDone) rounds.push(await bidFor(stage, roundMs));
  const result = await done;
  const perSecond = Math.round(rounds.reduce((sum, round) => sum + round.perSecond, 0) / rounds.length);
  return {
    result,
    perSecond,
    worstP99Ms: Math.max(...rounds.map(({ p99Ms }) => p99Ms ?? 0)),
    ms: Math.round(performance.now() - from),
  };
}

/** Bids for so long by sixteen callers. */
export async function bidFor(stage: Stage, runMs: number): Promise<Rate> {
  await stage.forgetEvents();
  return driveQueue(stage, { callers, runMs, lots: await stage.lotsFor("spread") });
}

/** The longest that one of four callers has waited for a bid while `work` went on, ms. */
export async function longestWaitDuring(stage: Stage, work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  const lots = await stage.lotsFor("spread");
  const callOn = async (caller: number) => {
    const actor = stage.bidders[caller]?.actor ?? null;
    for (let call = 0; !isDone; call++) {
      const lot = lots[(call * 4 + caller) % lots.length];
      if (!lot) return;
      const maximumMinor = lot.escrowedMinor + Math.ceil((call + 1) / lots.length) * 400 * lots.length;
      const key = `longest-${caller}-${call}-${performance.now()}`;
      const from = performance.now();
      await placeBid({ ...stage.ctx, actor }, { listingId: lot.id, maximumMinor, idempotencyKey: key }).catch(
        () => null,
      );
      longest = Math.max(longest, performance.now() - from);
      await pause(5);
    }
  };
  await Promise.all([0, 1, 2, 3].map(callOn));
  await done;
  return Math.round(longest);
}
