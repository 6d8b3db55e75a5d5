import { fileURLToPath } from "node:url";
import { type MigrationMeta, readMigrationFiles } from "drizzle-orm/migrator";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import packageJson from "../../package.json" with { type: "json" };
import { applyFunctions, readFunctions, writeAnew } from "./apply-functions.ts";
import { type Mode, refuseOtherMode } from "./mode.ts";

const folders = {
  migrations: fileURLToPath(new URL("./migrations", import.meta.url)),
  functions: fileURLToPath(new URL("./functions", import.meta.url)),
};
/** The version of the code: 1.12.0 is [1, 12, 0], so that the database can tell which of two is newer. */
const ownVersion = packageJson.version.split(".").map(Number);
/** Any fixed number: every migration of a Kabinet database takes this lock first. */
const MIGRATION_LOCK = 7_421_508;

/**
 * Brings the schema up to date in one transaction: functions that tables need, tables (drizzle-kit's migrations), functions
 * of tables. Processes that start together wait for each other; the second finds nothing to do.
 * With a `mode` it first refuses a database of the other one.
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
  }: Partial<typeof folders> & { version?: number[]; mode?: Mode } = {},
): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder: migrations });
  const texts = await readFunctions(functions);
  // A connection of its own: the lock belongs to the session, and migrations may take longer than the pool allows.
  const client = new pg.Client({ ...connection, application_name: "kabinet-migrate" });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await client.query("BEGIN");
    if (mode) await refuseOtherMode(client, mode);
    const done = await readJournal(client);
    refuseOlder(done, known);
    await refuseNewer(client, done, known, version);
    const before = await applyFunctions(client, texts.beforeTables, version);
    await applyMigrations(client, known.slice(done.length));
    const after = await applyFunctions(client, texts.afterTables, version);
    if (before || after) await writeAnew(client, texts);
    await client.query("COMMIT");
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
    CREATE TABLE IF NOT EXISTS drizzle.mode (single boolean PRIMARY KEY DEFAULT true CHECK (single), mode text NOT NULL)`);
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

/** Older code would put its own functions over newer ones, and knows nothing of newer columns. */
async function refuseNewer(
  client: pg.Client,
  done: readonly string[],
  known: readonly MigrationMeta[],
  version: readonly number[],
): Promise<void> {
  const { rows } = await client.query("SELECT FROM drizzle.functions WHERE version > $1", [version]);
  if (rows.length === 0 && done.every((hash, index) => hash === known[index]?.hash)) return;
  throw new CannotStart(
    `This database was brought up to date by a newer version of Kabinet than ${version.join(".")}, which would damage it: ` +
      "start that version or a later one, or restore what was saved before it.",
  );
}

async function applyMigrations(client: pg.Client, missing: readonly MigrationMeta[]): Promise<void> {
  for (const { sql, hash, folderMillis } of missing) {
    await client.query(sql.join(""));
    await client.query("INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)", [
      hash,
      folderMillis,
    ]);
  }
}
