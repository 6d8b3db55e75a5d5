import { performance } from "node:perf_hooks";
import type pg from "pg";
import { minuteMs } from "#contract/values/durations.ts";

const refreshMs = 5_000;
/** Smaller differences are the line's, and following them would only make the clock shake. */
const toleranceMs = 20;
const stepMinutes = 1;
const deferredMinutes = 10;

/** A clock that tells the database's time without asking for it each time. */
export interface FollowedClock {
  /** UTC. */
  now(): Date;
  /** Asks again how far the two clocks are apart; what cannot be asked leaves the difference as it was. */
  refresh(): Promise<void>;
  /**
   * C8: When the database's clock steps ahead by more than {stepMinutes} minute while a server runs, auctions close {deferredMinutes} minutes
   * later, or as soon as the clock is right again: a wrong clock would end them all early, for good.
   *
   * Asks the database.
   */
  isSteady(): Promise<boolean>;
  stop(): void;
}

/**
 * Follows the clock of the database, by which bids are decided: machines whose clocks differ then agree on what has ended.
 * Time goes on by the process's own monotonic clock between two answers.
 */
export async function followDatabaseClock(
  pool: Pick<pg.Pool, "query">,
  onError: (error: unknown) => void,
): Promise<FollowedClock> {
  let epochMs = performance.timeOrigin;
  let isKnown = false;
  let steppedAt = Number.NEGATIVE_INFINITY;
  const refresh = async () => {
    const asked = performance.now();
    const { rows } = await pool.query<{ ms: number }>(
      "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
    );
    const answered = performance.now();
    const measured = (rows[0]?.ms ?? Number.NaN) - (asked + answered) / 2;
    // A slow answer says little: the clocks differ by less than half of what it took.
    const step = measured - epochMs;
    const isFirst = !isKnown;
    isKnown = true;
    if (!(Math.abs(step) > Math.max(toleranceMs, (answered - asked) / 2))) return;
    if (!isFirst && Math.abs(step) > stepMinutes * minuteMs) steppedAt = step > 0 ? answered : Number.NEGATIVE_INFINITY;
    epochMs = measured;
  };
  const quietly = () => refresh().catch(onError);
  await quietly();
  const timer = setInterval(quietly, refreshMs);
  timer.unref();
  return {
    now: () => new Date(epochMs + performance.now()),
    refresh: quietly,
    isSteady: async () => {
      await quietly();
      return performance.now() - steppedAt >= deferredMinutes * minuteMs;
    },
    stop: () => clearInterval(timer),
  };
}
