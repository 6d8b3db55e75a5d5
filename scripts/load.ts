import { availableParallelism } from "node:os";
import { bidToTheEnd } from "#test/load/bid-to-the-end.ts";
import { driveBidders } from "#test/load/drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, setSmallSteps, type Tally } from "#test/load/ground.ts";
import { holdALot } from "#test/load/hold-a-lot.ts";
import { inSite } from "#test/rig/in-site.ts";
import type { Site } from "#test/rig/open-site.ts";

const limitMs = 20 * 60_000;
const crowd = { bidders: 100, bidsEach: 50 };

/**
 * `npm run load`: two servers on one PostgreSQL, a hundred bidders with fifty bids each on one lot and over a thousand,
 * then a thousand bids in the last second, then fifty lots of which one is held; every call is checked against the stored bids.
 */
await inSite(limitMs, async (site) => {
  await setSmallSteps(site.ctx);
  const runs = [
    await history(site, "one lot", 1),
    await history(site, "1 000 lots", 1_000),
    await lastSecond(site, "last second, one lot", { lots: 1, bidsEach: 10, softCloseMs: 1_000 }),
    await lastSecond(site, "past the end, 1 000 lots", { lots: 1_000, bidsEach: 1_000_000, softCloseMs: 0 }),
    await lockedLot(site, "one of 50 lots held for 30 s", { lots: 50, lockedMs: 30_000 }),
  ];
  const failed = runs.some(({ faults }) => faults.length > 0);
  return { failed, figures: { run: "load", cores: availableParallelism(), ...crowd, runs } };
});

async function history({ ctx, ports }: Site, name: string, lots: number): Promise<Tally & { name: string }> {
  const ground = await prepareGround(ctx, { bidders: crowd.bidders, lots });
  const startedAt = performance.now();
  const calls = await driveBidders({
    ports,
    bidders: ground.bidders,
    lots: lotsOf(ground),
    bidsEach: crowd.bidsEach,
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  return described({
    name,
    seconds: Math.round(seconds * 10) / 10,
    ...(await checkGround(ctx, ground, calls)),
  });
}

async function lastSecond(
  { ctx, ports }: Site,
  name: string,
  size: { lots: number; bidsEach: number; softCloseMs: number },
): Promise<Tally & { name: string }> {
  return described({ name, ...(await bidToTheEnd(ctx, ports, { bidders: crowd.bidders, ...size })) });
}

async function lockedLot(
  { ctx, ports }: Site,
  name: string,
  size: { lots: number; lockedMs: number },
): Promise<Tally & { name: string }> {
  const run = await holdALot(ctx, ports, { bidders: 2 * crowd.bidders, ...size });
  console.error(`${name}: p99 of the others ${run.freeP99Ms} ms free, ${run.lockedP99Ms} ms held (${run.ratio})`);
  return described({ name, ...run });
}

function described<Run extends Tally & { name: string }>(run: Run): Run {
  const { name, calls, accepted, silent, stored, faults } = run;
  console.error(
    `${name}: ${calls} calls, ${accepted} accepted, ${silent} unanswered, ${stored} stored; ` +
      (faults.length === 0 ? "all invariants hold" : `BROKEN: ${faults.slice(0, 5).join("; ")}`),
  );
  return run;
}
