import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import { type Config, withoutPooler } from "#server/config.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { modeOf } from "#server/db/mode.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { lineName } from "#server/live/notification-line.ts";
import { checkRestored } from "../backup/check-restored.ts";
import type { Report } from "../backup/report.ts";
import { openInstallation } from "../open-installation.ts";
import { copyTables, listTables } from "./copy-tables.ts";

/** As the embedded one is made. */
const createdb = "createdb --template=template0 --encoding=UTF8 --locale-provider=icu --icu-locale=cs --locale=C.UTF-8";
const quiet = { info: () => {}, error: () => {} };

/**
 * Copies the database that `config` names into the empty one at `url`, and checks it there. Servers have to be stopped. All rows come in
 * one transaction, so that a move which is cut short leaves none. Returns how much was moved, and what is not whole, in sentences.
 */
export async function moveDatabase(config: Config, url: string, report: Report) {
  const source = await openDatabase(withoutPooler(config), quiet);
  const clients: pg.Client[] = [];
  try {
    const target = await openDatabase({ databaseUrl: url, name: "the address", dataDir: config.dataDir }, quiet);
    for (const { direct } of [source, target]) clients.push(await connect(direct));
    const [from, to] = clients as [pg.Client, pg.Client];
    await refuseServers(from);
    if (!(await hasRows(from))) throw new CannotStart("The database that the settings name is empty.");
    await refuseTarget(to);
    await migrateDatabase(source.direct, { mode: modeOf(config) });
    const moved = await orNothing(async () => {
      await migrateDatabase(target.direct);
      return copyAtOnce(from, to, report);
    });
    return { ...moved, faults: await check(config, url, report) };
  } finally {
    for (const client of clients) await client.end();
    await source.close();
  }
}

/** One statement may take as long as an index of millions of rows, while the other side waits; texts are read as they were written. */
async function connect(connection: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: "kabinet-move" });
  // Whatever waits for an answer fails with it.
  client.on("error", () => {});
  await client.connect();
  await client.query(`SELECT set_config(name, '0', false) FROM pg_settings
    WHERE name IN ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout');
    SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET extra_float_digits = 1; SET maintenance_work_mem = '256MB'`);
  return client;
}

/** What is written meanwhile would stay behind. */
async function refuseServers(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    "SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = $1",
    [lineName],
  );
  if (rowCount) throw new CannotStart(`Servers are connected to the database (${rowCount}): stop them first.`);
}

async function hasRows(client: pg.Client): Promise<boolean> {
  const tables = (await listTables(client)).map(({ name }) => `EXISTS (SELECT FROM ${name})`);
  const { rows } = await client.query<{ has: boolean }>(`SELECT ${tables.join(" OR ") || "false"} AS has`);
  return rows[0]?.has === true;
}

/** Empty is also what a move that was cut short has left: tables without a row. */
async function refuseTarget(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owns: boolean; is_czech: boolean; is_strange: boolean }>(`
    SELECT pg_has_role(datdba, 'USAGE') AS owns, lower('Č') = 'č' AND 'č' < 'd' AS is_czech, to_regclass('drizzle.__drizzle_migrations') IS NULL AND EXISTS (
      SELECT FROM pg_tables WHERE schemaname IN ('public', 'drizzle')) AS is_strange
    FROM pg_database WHERE datname = current_database()`);
  if (!rows[0]?.owns)
    throw new CannotStart(`The role ${client.user} does not own the database ${client.database}: make it the owner.`);
  if (!rows[0].is_czech)
    throw new CannotStart(`The database ${client.database} does not know Czech letters: make it anew by ${createdb}.`);
  if (rows[0].is_strange || (await hasRows(client)))
    throw new CannotStart(`The database ${client.database} is not empty: name an empty one.`);
}

async function orNothing<Moved>(work: () => Promise<Moved>): Promise<Moved> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CannotStart || !(error instanceof Error)) throw error;
    throw new CannotStart(`Nothing was moved (${error.message}); the new database has no rows yet.`, { cause: error });
  }
}

async function copyAtOnce(from: pg.Client, to: pg.Client, report: Report) {
  await from.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
  await to.query("BEGIN");
  const moved = await copyTables(from, to, report);
  await from.query("COMMIT");
  await refuseServers(from);
  await to.query("COMMIT");
  return moved;
}

async function check(config: Config, url: string, report: Report): Promise<string[]> {
  const moved = { ...config, databaseUrl: url, databaseDirectUrl: null };
  const { ctx, close } = await openInstallation(moved, { anyMode: true });
  try {
    return await checkRestored(ctx, {}, report);
  } finally {
    await close();
  }
}
