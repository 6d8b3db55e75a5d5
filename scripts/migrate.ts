import { parseArgs } from "node:util";
import pg from "pg";
import { pino } from "pino";
import { loadConfig } from "#server/config.ts";
import { listMissing, type MissingMigration, migrateDatabase } from "#server/db/migrate.ts";
import { modeOf } from "#server/db/mode.ts";
import { openConnection } from "./open-installation.ts";
import { runCommand } from "./run-command.ts";
import { WrongInput } from "./wrong-input.ts";

const usage = `Usage: npm run migrate [-- --dry-run]

Brings the database up to date while servers of the version before go on; a start does the same. --dry-run applies nothing: it shows each
statement that is missing, which locks it takes, how long it takes here and now, and how many rows its tables have.`;

const lockTimeoutMs = 2_000;

/** `npm run migrate`: see the usage above. */
async function run(args: string[]): Promise<void> {
  const isDry = parse(args);
  const config = loadConfig();
  const { connection, close } = await openConnection(config, pino({ level: "error" }, pino.destination(2)));
  try {
    const missing = await listMissing(connection);
    if (missing.length === 0) console.log("The database has every migration.");
    if (isDry) await tryOut(connection, missing);
    else await migrateDatabase(connection, { mode: modeOf(config), isRolledBack: config.isRolledBack });
    if (!isDry) for (const { name } of missing) console.log(`${name} is applied.`);
  } finally {
    await close();
  }
}

function parse(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { "dry-run": { type: "boolean" } } }).values["dry-run"] ?? false;
  } catch {
    throw new WrongInput(usage);
  }
}

/** Runs what can be undone and undoes it; what is run outside a transaction is shown alone, and what follows it cannot be tried. */
async function tryOut(connection: pg.ClientConfig, missing: readonly MissingMigration[]): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: "kabinet-migrate" });
  await client.connect();
  try {
    await client.query(`BEGIN; SET LOCAL lock_timeout = ${lockTimeoutMs}`);
    let isTried = true;
    for (const { name, statements, isOutside } of missing) {
      isTried &&= !isOutside;
      console.log(`\n${name}${isTried ? "" : " (not tried)"}`);
      for (const statement of statements) await show(client, statement, isTried);
    }
  } finally {
    await client.query("ROLLBACK").catch(() => null);
    await client.end();
  }
}

async function show(client: pg.Client, statement: string, isTried: boolean): Promise<void> {
  console.log(`  ${statement.replaceAll("\n", "\n  ")}`);
  if (!isTried) return;
  const before = await readLocks(client);
  const from = performance.now();
  await client.query(statement);
  const ms = Math.round(performance.now() - from);
  const taken = (await readLocks(client)).filter((lock) => !before.includes(lock));
  console.log(`    ${ms} ms; locks: ${taken.join(", ") || "none further"}`);
}

/** Locks that this transaction holds on tables, with the rows that PostgreSQL supposes there. */
async function readLocks(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ lock: string }>(`
    SELECT DISTINCT format('%s on %s (%s rows)', l.mode, c.relname, greatest(c.reltuples, 0)) AS lock
    FROM pg_locks l JOIN pg_class c ON c.oid = l.relation
    WHERE l.pid = pg_backend_pid() AND c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace
      AND l.mode NOT IN ('AccessShareLock', 'RowShareLock') ORDER BY 1`);
  return rows.map(({ lock }) => lock);
}

runCommand(run);
