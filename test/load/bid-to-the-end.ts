import { setTimeout as pause } from "node:timers/promises";
import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { checkHistory } from "./check-history.ts";
import { driveBidders } from "./drive-bidders.ts";
import { type Ground, lotsOf, prepareGround, type Tally, tallyOf } from "./ground.ts";
import { readLots } from "./read-lots.ts";
import { watchCalls } from "./watch-calls.ts";

/** Longer than a server remembers a setting, and longer than its closing job sleeps. */
const leadMs = 4_000;
const lastSecondMs = 1_000;
const closedWithinMs = 30_000;

/**
 * Many bid in the last second of lots that end at one moment, and go on past the end; the servers themselves close the
 * lots. With a soft close the bidders stop after `bidsEach`, else when each has been told of the end.
 */
export async function bidToTheEnd(
  ctx: Ctx,
  ports: readonly number[],
  size: { bidders: number; lots: number; bidsEach: number; softCloseMs: number },
): Promise<Tally & { extended: number }> {
  await setSoftClose(ctx, size.softCloseMs);
  const prepared = await prepareGround(ctx, size);
  const endsAt = new Date(Date.now() + leadMs);
  const ground = await setEnd(ctx, prepared, endsAt);
  await pause(Math.max(0, endsAt.getTime() - Date.now() - lastSecondMs));
  const over = new AbortController();
  const watch = watchCalls();
  const driving = driveBidders({
    ports,
    bidders: ground.bidders,
    lots: lotsOf(ground),
    bidsEach: size.bidsEach,
    signal: over.signal,
    onCall: watch.onCall,
  });
  const reported = watch.until(
    size.bidders,
    ({ outcome }) => outcome.kind === "refused" && outcome.code === "AUCTION_ENDED",
    closedWithinMs * 2,
  );
  await Promise.race([driving, reported]);
  reported.catch(() => "with a soft close the bidding is over before the end");
  over.abort();
  const calls = await driving;
  await untilClosed(ctx, [...ground.openings.keys()]);
  const lots = await readLots(ctx, ground.openings);
  const extended = lots.reduce((sum, { bids }) => sum + bids.filter((bid) => bid.extended).length, 0);
  const faults = checkHistory(calls, lots, ground.unfitIds);
  if (lots.some(({ closings }) => closings.length !== 1)) faults.push("not every lot was closed once");
  return { ...tallyOf(calls, lots, faults), extended };
}

async function setSoftClose(ctx: Ctx, softCloseMs: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into settings (name, value)
    values ('auctions', jsonb_build_object('softCloseMinutes', ${softCloseMs / 60_000}::float8))
    on conflict (name) do update set value = excluded.value`);
  forgetSetting(ctx, "auctions");
}

/** Sets one end for all lots, as though it had been published so, before anybody has bid on them. */
async function setEnd(ctx: Ctx, ground: Ground, endsAt: Date): Promise<Ground> {
  const ids = [...ground.openings.keys()];
  await ctx.db.update(listings).set({ endsAt, plannedEndsAt: endsAt }).where(inArray(listings.id, ids));
  const openings = new Map([...ground.openings].map(([id, opening]) => [id, { ...opening, endsAt }]));
  return { ...ground, openings };
}

async function untilClosed(ctx: Ctx, ids: readonly number[]): Promise<void> {
  const deadline = performance.now() + closedWithinMs;
  for (;;) {
    const { rows } = await ctx.db.execute<{ open: number }>(sql`
      select count(*) as open from listings where status = 'live' and id = any(${sql.param(ids)}::int8[])`);
    if (rows[0]?.open === 0) return;
    if (performance.now() > deadline) throw new Error(`${rows[0]?.open} lots were not closed`);
    await pause(50);
  }
}
