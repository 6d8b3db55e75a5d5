import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs, promisify } from "node:util";
import pg from "pg";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { sql } from "#server/db/query.ts";
import { noteBackup } from "#server/features/backups/note-backup.ts";
import { projectFolder } from "#server/project-folder.ts";
import { openStage, type Stage } from "./open-stage.ts";
import { bidFor, bidMeanwhile, longestWaitDuring } from "./operations/bid-meanwhile.ts";
import { addBids, addListings, addPictures } from "./operations/fill-installation.ts";

const wanted = { backupMs: 300_000, rateWhileSaved: 0.8, restoreMs: 600_000, longestWaitMs: 200 };
const batchLots = 10;

/**
 * What an operator does with a large installation while people bid: saves it, restores it as it was at a moment, and gives the table of
 * bids a column, an index and a backfill. `--listings`, `--bids`, `--pictures` and `--many-bids` name other numbers than those asked for.
 */
export async function benchOperations(args: readonly string[]): Promise<object> {
  const options = {
    listings: { type: "string", default: "100000" },
    bids: { type: "string", default: "2000000" },
    pictures: { type: "string", default: "20000" },
    "many-bids": { type: "string", default: "10000000" },
  } as const;
  const { values } = parseArgs({ args: [...args], options });
  const [listings, bids, pictures, manyBids] = [values.listings, values.bids, values.pictures, values["many-bids"]].map(
    Number,
  ) as [number, number, number, number];
  const stage = await openStage();
  const folder = await mkdtemp(join(tmpdir(), "kabinet-bench-saved-"));
  const close = async () => {
    await stage.close();
    await rm(folder, { recursive: true, force: true });
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.once(signal, () => void close().finally(() => process.exit(130)));
  try {
    const lots = await addListings(stage, Math.max(listings, Math.ceil(manyBids / 100)));
    const first = lots.slice(0, Math.ceil(bids / 100));
    await addBids(stage, first);
    await addPictures(stage, pictures);
    console.error(`${lots.length} listings, ${first.length * 100} bids and ${pictures} pictures are there`);
    const bytes = await sizesOf(stage, lots.length, first.length * 100);
    const saved = await saveAndRestore(stage, folder);
    await addBids(stage, lots.slice(first.length, Math.ceil(manyBids / 100)));
    const changed = await changeBids(stage);
    return { cores: availableParallelism(), listings, bids, pictures, manyBids, bytes, ...saved, ...changed, wanted };
  } finally {
    await close();
  }
}

/** What a row weighs with its indexes. */
async function sizesOf({ ctx }: Stage, listings: number, bids: number) {
  const { rows } = await ctx.db.execute<{ listings: string; bids: string }>(
    sql`select pg_total_relation_size('listings') as listings, pg_total_relation_size('bids') as bids`,
  );
  const bytes = {
    listing: Math.round(Number(rows[0]?.listings) / listings),
    bid: Math.round(Number(rows[0]?.bids) / bids),
  };
  console.error(`a listing takes ${bytes.listing} bytes of its table and indexes, a bid ${bytes.bid}`);
  return bytes;
}

async function saveAndRestore(stage: Stage, folder: string) {
  const calm = await bidFor(stage, 10_000);
  // The trial of a restore, which the first backup would begin with, is measured by itself.
  await noteBackup(stage.ctx, new Date(), { faults: [] });
  const save = () => runScript("backup", [folder], stage.dataDir);
  const saved = await bidMeanwhile(stage, save);
  const rateWhileSaved = Math.round((saved.perSecond / calm.perSecond) * 100) / 100;
  console.error(`saved in ${saved.ms} ms; bids ${calm.perSecond}/s before, ${saved.perSecond}/s meanwhile`);
  await pause(1_500);
  const at = new Date();
  const expected = await sumsOf(stage.connection);
  await pause(1_500);
  await bidFor(stage, 2_000);
  await save();
  const place = await mkdtemp(join(tmpdir(), "kabinet-bench-restored-"));
  const from = performance.now();
  await runScript("restore", [folder, "--at", at.toISOString()], place);
  const restoreMs = Math.round(performance.now() - from);
  const restored = await startEmbeddedDatabase({ dataDir: place, log: { info: () => {}, error: () => {} } });
  const found = await sumsOf(restored.connection);
  await restored.discard();
  if (JSON.stringify(found) !== JSON.stringify(expected))
    throw new Error(`What was restored is not what was there: ${JSON.stringify({ expected, found })}`);
  console.error(`restored to ${at.toISOString()} in ${restoreMs} ms, equal`);
  return {
    calmPerSecond: calm.perSecond,
    savedPerSecond: saved.perSecond,
    rateWhileSaved,
    backupMs: saved.ms,
    restoreMs,
  };
}

/** An operator's command as it stands, on the installation in `dataDir`. */
async function runScript(name: "backup" | "restore", args: readonly string[], dataDir: string): Promise<void> {
  const env = { PATH: process.env.PATH ?? "", DATA_DIR: dataDir, DEMO: "0" };
  const script = join(projectFolder, "scripts", `${name}.ts`);
  await promisify(execFile)(process.execPath, [script, ...args], { env, cwd: projectFolder, maxBuffer: 64_000_000 });
}

/** Rows of each table that people fill here, and a sum over the bids that changes with any of them. */
async function sumsOf(connection: pg.ClientConfig) {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    const { rows } = await client.query(`
      select (select count(*) from listings) as listings, (select count(*) from media) as pictures, count(*) as bids,
        sum(hashtextextended(concat_ws(' ', listing_id, sequence, bidder_id, maximum_minor, encode(entry_hash, 'hex')), 0)::numeric) as sum
      from bids`);
    return rows[0];
  } finally {
    await client.end();
  }
}

/** As a migration and its backfill would: a column, an index beside those who write, and the rows in batches of one transaction each. */
async function changeBids(stage: Stage) {
  const client = new pg.Client(stage.connection);
  await client.connect();
  const steps: [string, () => Promise<unknown>][] = [
    ["nothing", () => pause(10_000)],
    ["a column", () => client.query("set lock_timeout = '2s'; alter table bids add column bench_note text")],
    ["an index", () => client.query("create index concurrently bench_by_price on bids (price_after_minor)")],
    ["a backfill", () => backfill(client)],
  ];
  const longestWaitMs: Record<string, number> = {};
  try {
    for (const [name, work] of steps) {
      longestWaitMs[name] = await longestWaitDuring(stage, work);
      console.error(`${name}: no bid waited longer than ${longestWaitMs[name]} ms`);
    }
  } finally {
    await client.end();
  }
  return { longestWaitMs };
}

async function backfill(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ least: string; most: string }>(
    "select min(listing_id) as least, max(listing_id) as most from bids",
  );
  for (let from = Number(rows[0]?.least); from <= Number(rows[0]?.most); from += batchLots) {
    const began = performance.now();
    await client.query(
      "update bids set bench_note = 'x' where listing_id >= $1 and listing_id < $2 and bench_note is null",
      [from, from + batchLots],
    );
    // Half of the time is left to those who bid.
    await pause(performance.now() - began);
  }
}
