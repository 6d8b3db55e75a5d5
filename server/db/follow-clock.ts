import { performance } from "node:perf_hooks";
import type pg from "pg";

const refreshMs = 5_000;
/** Smaller differences are the line's, and following them would only make the clock shake. */
const toleranceMs = 20;

/** A clock that tells the database's time without asking for it each time. */
export interface FollowedClock {
  /** UTC. */
  now(): Date;
  /** Asks again how far the two clocks are apart; what cannot be asked leaves the difference as it was. */
  refresh(): Promise<void>;
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
  const refresh = async () => {
    const asked = performance.now();
    const { rows } = await pool.query<{ ms: number }>(
      "select extract(epoch from clock_timestamp())::float8 * 1000 as ms",
    );
    const answered = performance.now();
    const measured = (rows[0]?.ms ?? Number.NaN) - (asked + answered) / 2;
    // A slow answer says little: the clocks differ by less than half of what it took.
    if (Math.abs(measured - epochMs) > Math.max(toleranceMs, (answered - asked) / 2)) epochMs = measured;
  };
  const quietly = () => refresh().catch(onError);
  await quietly();
  const timer = setInterval(quietly, refreshMs);
  timer.unref();
  return {
    now: () => new Date(epochMs + performance.now()),
    refresh: quietly,
    stop: () => clearInterval(timer),
  };
}
