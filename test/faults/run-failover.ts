import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { driveBidders } from "#test/load/drive-bidders.ts";
import { checkGround, lotsOf, prepareGround, setSmallSteps } from "#test/load/ground.ts";
import { isAnswered, watchCalls } from "#test/load/watch-calls.ts";
import { freePort } from "#test/rig/free-port.ts";
import { openContext } from "#test/rig/open-context.ts";
import { openForwarder } from "#test/rig/open-forwarder.ts";
import { startReplica } from "#test/rig/start-replica.ts";
import { startServer } from "#test/rig/start-server.ts";
import { type FaultRound, untilRecovered } from "./run-faults.ts";

const bidders = 30;
const lots = 5;
const bidsEach = 1_000_000;
const answersBefore = 300;
const patienceMs = 90_000;

export interface Failover extends FaultRound {
  /** 95 in a hundred answers of bids came within, before and after, ms. */
  readonly calmP95Ms: number;
  readonly laterP95Ms: number;
}

/**
 * Kills the PostgreSQL of two servers for good in the middle of bidding and promotes its standby, which each commit has waited for, then
 * checks that every bid that was acknowledged is there.
 */
export async function runFailover(): Promise<Failover> {
  const closers: (() => unknown)[] = [];
  try {
    const dataDir = await mkdtemp(join(tmpdir(), "kabinet-failover-"));
    closers.push(() => rm(dataDir, { recursive: true, force: true, maxRetries: 5 }));
    const primary = await startEmbeddedDatabase({ dataDir, log: { info: () => {}, error: () => {} } });
    closers.push(primary.discard);
    const standby = await startReplica(primary, dataDir);
    closers.push(standby.stop);
    const forwarder = await openForwarder(join(primary.connection.host, ".s.PGSQL.5432"));
    closers.push(forwarder.close);
    const place = { ...primary.connection, host: "127.0.0.1", port: forwarder.port };
    const environment = { DATABASE_URL: `postgresql://kabinet@127.0.0.1:${forwarder.port}/kabinet` };
    const ports = [await freePort(), await freePort()];
    for (const port of ports) closers.push((await startServer(environment, { dataDir, port })).stop);
    const { ctx, close } = openContext(place, dataDir);
    closers.push(close);
    await setSmallSteps(ctx);
    const ground = await prepareGround(ctx, { bidders, lots });
    // From here on a commit is one only when the standby has it.
    await standby.runOnPrimary("alter system set synchronous_standby_names = '*'");
    await standby.runOnPrimary("select pg_reload_conf()");

    const over = new AbortController();
    const watch = watchCalls();
    const { onCall } = watch;
    const driving = driveBidders({
      ...{ ports, bidders: ground.bidders, lots: lotsOf(ground), bidsEach, signal: over.signal, onCall },
    });
    try {
      await watch.until(answersBefore, isAnswered, patienceMs);
      const killedAt = performance.now();
      process.kill(primary.pid() ?? 0, "SIGKILL");
      // In the same turn, so that its keeper does not start it again.
      await primary.stop();
      await standby.promote();
      forwarder.pointTo(standby.socket);
      const recoveredAt = await untilRecovered(ports, watch, killedAt);
      over.abort();
      const tally = await checkGround(ctx, ground, await driving);
      const p95 = (from: number, until: number) => {
        const taken = watch.calls
          .filter((call) => isAnswered(call) && call.startedAt >= from && call.endedAt <= until)
          .map(({ startedAt, endedAt }) => endedAt - startedAt)
          .sort((one, other) => one - other);
        return Math.round(taken[Math.floor(taken.length * 0.95)] ?? 0);
      };
      return {
        ...tally,
        recoveryMs: Math.round(recoveredAt - killedAt),
        calmP95Ms: p95(0, killedAt),
        laterP95Ms: p95(recoveredAt, Number.POSITIVE_INFINITY),
      };
    } finally {
      over.abort();
      await driving;
    }
  } finally {
    for (const close of closers.reverse()) await close();
  }
}
