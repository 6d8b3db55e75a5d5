import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import type { Stage } from "../open-stage.ts";
import { keepBidding, type Load, type Rate } from "./load.ts";
import { oneBidScript, placeOneBid } from "./one-bid.ts";

const run = promisify(execFile);

export interface Ceiling {
  /** The tool that measures it, for the printed line. */
  readonly by: string;
  run(load: Load): Promise<Rate>;
}

/** The same work as one-bid transactions: by pgbench where the system has it, else by Node with the same statements. */
export async function openCeiling(stage: Stage): Promise<Ceiling> {
  const version = await run("pgbench", ["--version"]).then(
    ({ stdout }) => stdout.trim(),
    () => null,
  );
  if (!version) return { by: "a Node driver, since there is no pgbench", run: (load) => byNode(stage, load) };
  const script = join(stage.dataDir, "one-bid.sql");
  await writeFile(script, oneBidScript);
  return { by: `${version}, -M prepared`, run: (load) => byPgbench(stage, script, load) };
}

async function byPgbench(stage: Stage, script: string, { callers, runMs, lots }: Load): Promise<Rate> {
  const { host, port, user, database } = stage.connection;
  const ids = lots.map(({ id }) => id);
  const people = stage.bidders.map(({ actor }) => actor.userId);
  const define = (name: string, value: number) => ["-D", `${name}=${value}`];
  const { stdout } = await run("pgbench", [
    ...[
      "-n",
      "-M",
      "prepared",
      "-c",
      `${callers}`,
      "-j",
      `${Math.min(callers, 2)}`,
      "-T",
      `${runMs / 1_000}`,
    ],
    ...define("first_lot", Math.min(...ids)),
    ...define("last_lot", Math.max(...ids)),
    ...define("first_bidder", Math.min(...people)),
    ...define("last_bidder", Math.max(...people)),
    "-f",
    script,
    "-h",
    host,
    "-p",
    `${port}`,
    "-U",
    user,
    database,
  ]);
  const perSecond = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!perSecond) throw new Error(`pgbench did not tell its rate: ${stdout}`);
  return { perSecond: Math.round(Number(perSecond)), refused: 0, p99Ms: null };
}

async function byNode(stage: Stage, load: Load): Promise<Rate> {
  const clients: pg.Client[] = [];
  for (let index = 0; index < load.callers; index++) {
    const client = new pg.Client(stage.connection);
    clients.push(client);
    await client.connect();
  }
  try {
    return await keepBidding(load, async (caller, lot) => {
      const bidder = stage.bidders[caller % stage.bidders.length]?.actor.userId ?? 0;
      await placeOneBid(clients[caller] as pg.Client, lot, bidder);
      return true;
    });
  } finally {
    for (const client of clients) await client.end();
  }
}
