import { availableParallelism } from "node:os";
import { driveHttp } from "./bids/drive-http.ts";
import { driveQueue } from "./bids/drive-queue.ts";
import type { Load, Rate } from "./bids/load.ts";
import { openCeiling } from "./bids/open-ceiling.ts";
import { type BenchServer, startServer } from "./bids/start-server.ts";
import { openStage, type Stage } from "./open-stage.ts";

const callerCounts = [1, 16, 64];
const runMs = 3_000;

/** The least ratios at 64 callers (design figures of the project, `bench/README.md`). */
const wanted = { queueHot: 15, queueSpread: 2, httpHot: 3 };

type Row = { load: string; callers: number; ceiling: Rate; queue: Rate; http: Rate };

/**
 * Bids a second, on one PostgreSQL with fsync: the ceiling (the same work as one-bid transactions), the queue called
 * directly, and the API over HTTP; on one hot lot and spread over a thousand, by 1, 16 and 64 callers at once.
 */
export async function benchBids(): Promise<object> {
  const stage = await openStage();
  const abandon = () => void stage.close().finally(() => process.exit(130));
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, abandon);
  try {
    const ceiling = await openCeiling(stage);
    const server = await startServer(stage);
    const rows: Row[] = [];
    try {
      await warmUp(stage, server);
      for (const load of ["hot", "spread"] as const) {
        for (const callers of callerCounts) {
          const run = async (): Promise<Load> => ({ callers, runMs, lots: await stage.lotsFor(load) });
          // The three run side by side in time, so that other work of the machine slows them alike.
          const row = {
            load,
            callers,
            ceiling: await ceiling.run(await run()),
            queue: await driveQueue(stage, await run()),
            http: await driveServer(stage, server, await run()),
          };
          rows.push(row);
          console.error(line(row));
        }
      }
    } finally {
      await server.close();
    }
    await stage.expectLawful();
    return report(rows, ceiling.by);
  } finally {
    await stage.close();
  }
}

/** Starts the work beside the API only now, so that the server handles the events of its own bids alone. */
async function driveServer(stage: Stage, server: BenchServer, load: Load): Promise<Rate> {
  await stage.forgetEvents();
  await server.work();
  const rate = await driveHttp(stage, server, load);
  await stage.forgetEvents();
  await server.rest();
  return rate;
}

/** Warms the process up: in its first calls code is compiled and statements are planned. */
async function warmUp(stage: Stage, server: BenchServer): Promise<void> {
  const load = { callers: 16, runMs: 1_000, lots: await stage.lotsFor("spread") };
  await driveQueue(stage, load);
  await driveServer(stage, server, { ...load, lots: await stage.lotsFor("spread") });
}

function report(rows: readonly Row[], by: string): object {
  const at = (load: string) => rows.find((row) => row.load === load && row.callers === 64) as Row;
  const [hot, spread] = [at("hot"), at("spread")];
  const ratios = {
    queueHot: ratio(hot.queue, hot.ceiling),
    queueSpread: ratio(spread.queue, spread.ceiling),
    httpHot: ratio(hot.http, hot.ceiling),
    httpSpread: ratio(spread.http, spread.ceiling),
  };
  console.error(
    `\nCeiling: ${by}. Ratios to it at 64 callers: queue ${ratios.queueHot} hot (asked ${wanted.queueHot}), `,
  );
  console.error(
    `${ratios.queueSpread} spread (${wanted.queueSpread}); HTTP ${ratios.httpHot} hot (${wanted.httpHot}).`,
  );
  return { cores: availableParallelism(), ceiling: by, ratios, wanted, rows };
}

function line({ load, callers, ceiling, queue, http }: Row): string {
  const cell = ({ perSecond, p99Ms }: Rate) =>
    `${String(perSecond).padStart(7)}/s p99 ${String(p99Ms ?? "–").padStart(6)} ms`;
  const ratios = `× ${ratio(queue, ceiling)} and × ${ratio(http, ceiling)}`;
  const who = `${load.padEnd(6)} ${String(callers).padStart(2)} callers`;
  return `${who} | ceiling ${cell(ceiling)} | queue ${cell(queue)} | HTTP ${cell(http)} | ${ratios}`;
}

function ratio(of: Rate, to: Rate): number {
  return Math.round((of.perSecond / to.perSecond) * 10) / 10;
}
