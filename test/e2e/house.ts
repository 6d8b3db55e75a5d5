import { readFile, realpath } from "node:fs/promises";
import { join } from "node:path";
import { pino } from "pino";
import { type Ctx, contextOf } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { sql } from "#server/db/query.ts";
import { createSandboxPorts } from "#server/ports/sandbox-ports.ts";

const socketDirectoryLine = 4;
let opened: Promise<Ctx> | null = null;

/**
 * The back door to the running server's own database, for states that a journey needs and does not test: people with an
 * account, lots in a certain state, an end moved close.
 */
export function house(): Promise<Ctx> {
  opened ??= open();
  return opened;
}

/** Makes the lot end now, or after `ms` by the database's clock, as though it had been planned so. */
export async function endSoon(listingId: number, ms = 0): Promise<void> {
  const { db } = await house();
  const end = sql`now() + ${ms} * interval '1 ms'`;
  const moved = await db.execute(sql`
    update listings set ends_at = ${end}, planned_ends_at = ${end}
    where id = ${listingId} and status = 'live'`);
  if (moved.rowCount !== 1) throw new Error(`no live lot ${listingId}`);
}

/** Moves the end of a live lot to `ms` from now, and tells the open pages as the server would. */
export async function moveEnd(listingId: number, ms: number): Promise<void> {
  const { db } = await house();
  const end = sql`now() + ${ms} * interval '1 ms'`;
  await db.execute(sql`
    update listings set ends_at = ${end}, planned_ends_at = ${end}, revision = revision + 1
    where id = ${listingId} and status = 'live'`);
  await db.execute(sql`select pg_notify('kabinet_lots', ${String(listingId)})`);
}

async function open(): Promise<Ctx> {
  const dataDir = process.env.KABINET_TEST_DATA_DIR;
  if (!dataDir) throw new Error("the global setup names the data directory");
  const { db } = createDatabase(
    { host: await socketDirectory(dataDir), port: 5432, user: "kabinet", database: "kabinet" },
    { size: 2, onError: (error) => console.error(error), allowExitOnIdle: true },
  );
  return contextOf({ db, ports: createSandboxPorts(dataDir), log: pino({ level: "silent" }) });
}

/** The socket of the embedded PostgreSQL, read from its pid file, since a long path moves it elsewhere. */
async function socketDirectory(dataDir: string): Promise<string> {
  const cluster = await realpath(join(dataDir, "database"));
  const lines = (await readFile(join(cluster, "pg18", "postmaster.pid"), "utf8")).split("\n");
  const directory = lines[socketDirectoryLine]?.split(",")[0]?.trim();
  if (!directory) throw new Error("the embedded PostgreSQL has no socket");
  return directory;
}
