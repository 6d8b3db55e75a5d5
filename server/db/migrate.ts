import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import packageJson from "../../package.json" with { type: "json" };
import { applyFunctions, readFunctions, writeAnew } from "./apply-functions.ts";
import { isLockTimeout } from "./connect.ts";
import { type Mode, refuseOtherMode } from "./mode.ts";

const folders = {
  migrations: fileURLToPath(new URL("./migrations", import.meta.url)),
  functions: fileURLToPath(new URL("./functions", import.meta.url)),
};
/** The version of the code: 1.12.0 is [1, 12, 0], so that the database can tell which of two is newer. */
const ownVersion = packageJson.version.split(".").map(Number);
/** Any fixed number: every migration of a Kabinet database takes this lock first. */
const MIGRATION_LOCK = 7_421_508;

/** A migration that waits longer for a lock would have everybody wait behind it. */
const lockTimeoutMs = 2_000;
const attempts = 30;
const pauseMs = 1_000;
const turnMs = 50;
/** The first line of a migration whose statements cannot be undone together, such as `CREATE INDEX CONCURRENTLY`. */
const outside = /^-- outside a transaction\b/;

/**
 * Brings the schema up to date in one transaction: functions that tables need, tables (drizzle-kit's migrations), functions
 * of tables. Processes that start together wait for each other; the second finds nothing to do. Where a lock is not had within two seconds
 * everything is undone and tried again, for a minute and a half. A migration that begins with `-- outside a transaction` ends the
 * transaction before it; its statements can be run again.
 * With a `mode` it first refuses a database of the other one. Code that was rolled back (ROLLED_BACK) leaves a database that newer code
 * has brought up to date as it is: neither its own migrations nor its functions are applied.
 * A migration that has landed is never edited: databases that have it would not notice. Since a server of the version before
 * may still be running, what a migration leaves behind serves both: a column goes one release after the code that reads it.
 */
export async function migrateDatabase(
  connection: pg.ClientConfig,
  {
    migrations = folders.migrations,
    functions = folders.functions,
    version = ownVersion,
    mode,
    isRolledBack = false,
  }: Partial<typeof folders> & { version?: number[]; mode?: Mode; isRolledBack?: boolean } = {},
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrations });
  const texts = await readFunctions(functions);
  // A connection of its own: the lock belongs to the session, and migrations may take longer than the pool allows.
  const client = new pg.Client({ ...connection, application_name: "kabinet-migrate" });
  await client.connect();
  const apply = async () => {
    await begin(client);
    if (mode) await refuseOtherMode(client, mode);
    const done = await readJournal(client);
    refuseOlder(done, known);
    if (await isNewer(client, done, known, version)) {
      if (isRolledBack && known.every(({ hash }, index) => hash === done[index])) return;
      throw new CannotStart(newerSentence(version));
    }
    await applyFunctions(client, texts.beforeTables, version);
    await applyMigrations(client, known.slice(done.length));
    await applyFunctions(client, texts.afterTables, version);
    await writeAnew(client, texts);
    await client.query("COMMIT");
  };
  try {
    await takeTurn(client);
    await onceLocksAreFree(client, apply);
  } finally {
    // What failed goes back with its connection.
    await client.end();
  }
}

/** Hashes of the migrations that the database has, the first first; in the table that drizzle itself would keep. */
async function readJournal(client: pg.Client): Promise<string[]> {
  await client.query(`CREATE SCHEMA IF NOT EXISTS drizzle;
    CREATE TABLE IF NOT EXISTS drizzle.__drizzle_migrations (id serial PRIMARY KEY, hash text NOT NULL, created_at bigint);
    CREATE TABLE IF NOT EXISTS drizzle.functions (file text PRIMARY KEY, hash text NOT NULL);
    ALTER TABLE drizzle.functions ADD COLUMN IF NOT EXISTS version int[] NOT NULL DEFAULT '{0}';
    CREATE TABLE IF NOT EXISTS drizzle.mode (single boolean PRIMARY KEY DEFAULT true CHECK (single), mode text NOT NULL);
    CREATE TABLE IF NOT EXISTS drizzle.encryption_keys (id text PRIMARY KEY, seals_from timestamptz NOT NULL)`);
  const { rows } = await client.query<{ hash: string }>("SELECT hash FROM drizzle.__drizzle_migrations ORDER BY id");
  return rows.map(({ hash }) => hash);
}

/** A database that began otherwise, as all did before the first release, is not brought to where this one begins. */
function refuseOlder([first]: readonly string[], [baseline]: readonly MigrationMeta[]): void {
  if (first === undefined || first === baseline?.hash) return;
  throw new CannotStart(
    "This database was made by a version of Kabinet from before its first release and cannot be brought up to date: " +
      "run `npm run reset`, or name an empty database in DATABASE_URL, and start again.",
  );
}

/** Whether newer code, or code of another line, has brought the database up to date. */
async function isNewer(
  client: pg.Client,
  done: readonly string[],
  known: readonly MigrationMeta[],
  version: readonly number[],
): Promise<boolean> {
  const { rows } = await client.query("SELECT FROM drizzle.functions WHERE version > $1", [version]);
  return rows.length > 0 || done.some((hash, index) => hash !== known[index]?.hash);
}

/** Older code would put its own functions over newer ones, and knows nothing of newer columns. */
const newerSentence = (version: readonly number[]) =>
  `This database was brought up to date by a newer version of Kabinet than ${version.join(".")}, which would damage it: ` +
  "start that version or a later one, set ROLLED_BACK=1 to go back by one version, or restore what was saved before it.";

/** Whoever waited within a statement would hold up an index that another process builds concurrently. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>("SELECT pg_try_advisory_lock($1) AS taken", [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await pause(turnMs);
  }
}

async function begin(client: pg.Client): Promise<void> {
  await client.query("BEGIN");
  await client.query(`SET LOCAL lock_timeout = ${lockTimeoutMs}`);
}

/** Requests that hold a lock end; a transaction that stays open fails the migration with its own error in the end. */
async function onceLocksAreFree(client: pg.Client, work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (!isLockTimeout(error) || attempt === attempts) throw error;
      await client.query("ROLLBACK");
      await pause(pauseMs);
    }
  }
}

async function applyMigrations(client: pg.Client, missing: readonly MigrationMeta[]): Promise<void> {
  for (const { sql, hash, folderMillis } of missing) {
    if (outside.test(sql[0] ?? "")) {
      await client.query("COMMIT");
      for (const statement of sql) await client.query(statement);
      await begin(client);
    } else await client.query(sql.join(""));
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}

/** A migration that the database does not have yet. */
export interface MissingMigration {
  readonly name: string;
  readonly statements: readonly string[];
  readonly isOutside: boolean;
}

/** What `migrateDatabase` would apply, in order; changes nothing. */
export async function listMissing(connection: pg.ClientConfig): Promise<MissingMigration[]> {
  const { entries } = JSON.parse(await readFile(join(folders.migrations, "meta/_journal.json"), "utf8"));
  const known = readMigrationFiles({ migrationsFolder: folders.migrations });
  const client = new pg.Client({ ...connection, application_name: "kabinet-migrate" });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT to_regclass('drizzle.__drizzle_migrations') IS NOT NULL AS is_there");
    const done = rows[0]?.is_there ? (await client.query("SELECT FROM drizzle.__drizzle_migrations")).rowCount : 0;
    return known.slice(done ?? 0).map(({ sql }, index) => ({
      ...{ name: entries[(done ?? 0) + index].tag, statements: sql.map((statement) => statement.trim()) },
      isOutside: outside.test(sql[0] ?? ""),
    }));
  } finally {
    await client.end();
  }
}
