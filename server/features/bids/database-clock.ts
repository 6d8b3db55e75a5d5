import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * The time that a decision on a locked lot uses: the clock's, but never before the lot's last bid or act. Where a clock is
 * set back (NTP, a failover), the lot's time stands still until the clock has caught up.
 */
export async function readLotTime(ctx: Ctx, lot: { readonly lastActAt: Date | null }, clock: LotClock): Promise<Date> {
  return notBefore(lot.lastActAt, await clock(ctx));
}

export function notBefore(earlier: Date | null, time: Date): Date {
  return earlier !== null && earlier > time ? earlier : time;
}

/** Reads the time that bids and closing are decided by, UTC. */
export type LotClock = (ctx: Ctx) => Promise<Date>;

/**
 * B7: A bid is in time if the database's clock, read while the lot's row is locked, is strictly before the end; a
 * clock that is set back stands still on the lot until it has caught up.
 *
 * The database's clock at this moment, not at the transaction's start, cut to milliseconds as the rules count:
 * a time cut down never passes an end that the full time has not.
 */
export const databaseClock: LotClock = async (ctx) => {
  const { rows } = await ctx.db.execute<{ now: Date }>(
    sql`select date_trunc('milliseconds', clock_timestamp()) as now`,
  );
  const now = rows[0]?.now;
  if (!now) throw new Error("The database did not tell its time");
  return now;
};
