import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import type { Pooler } from "./connect.ts";
import type { SupervisorLog } from "./embedded/keep-postmaster.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";

export type OpenedDatabase = {
  readonly connection: pg.ClientConfig;
  /** PostgreSQL itself, for what needs a session of its own: migrations, and the line of live events. */
  readonly direct: pg.ClientConfig;
  /** null where `connection` leads to PostgreSQL itself. */
  readonly pooler: Pooler | null;
  /** null where DATABASE_URL names another server. */
  readonly embedded: EmbeddedDatabase | null;
  close(): Promise<void>;
};

type Settings = {
  databaseUrl: string | null;
  databaseDirectUrl?: string | null;
  dataDir: string;
  /** Where the address comes from, where that is no setting. */
  name?: string;
};

const OLDEST_VERSION = 15;

/** The database that the settings ask for, seen to answer; `CannotStart` where it does not. */
export async function openDatabase(settings: Settings, log: SupervisorLog): Promise<OpenedDatabase> {
  const { databaseUrl, databaseDirectUrl, dataDir } = settings;
  if (!databaseUrl) {
    const embedded = await startEmbeddedDatabase({ dataDir, log });
    const { connection, stop } = embedded;
    return { connection, direct: connection, pooler: null, embedded, close: stop };
  }
  const directUrl = databaseDirectUrl ?? databaseUrl;
  const direct = connectionTo(directUrl);
  const name = settings.name ?? (databaseDirectUrl ? "DATABASE_DIRECT_URL" : "DATABASE_URL");
  await withClient(direct, { url: directUrl, name }, (client) => checkDirect(client, direct, { url: directUrl, name }));
  const connection = connectionTo(databaseUrl);
  const pooler = databaseDirectUrl
    ? await withClient(connection, { url: databaseUrl, name: "DATABASE_URL" }, (client) =>
        findPooler(client, connection),
      )
    : null;
  return { connection, direct, pooler, embedded: null, close: async () => {} };
}

interface Address {
  readonly url: string;
  /** The setting that names it. */
  readonly name: string;
}

function connectionTo(url: string): pg.ClientConfig {
  // A machine that is gone without a word is noticed within half a minute, not after hours.
  const alive = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 };
  return { connectionString: url, connectionTimeoutMillis: 5_000, ...alive };
}

/** The address is named without user and password: the line may end up in a log. */
async function withClient<Found>(
  connection: pg.ClientConfig,
  { url, name }: Address,
  find: (client: pg.Client) => Promise<Found>,
): Promise<Found> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    return await find(client);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database at ${new URL(url).host} cannot be used (${reasonOf(error)}). Check ${name}.`);
  } finally {
    await client.end();
  }
}

async function checkDirect(client: pg.Client, connection: pg.ClientConfig, { url, name }: Address): Promise<void> {
  const { host } = new URL(url);
  const { rows } = await client.query<{ major: number }>(
    "SELECT current_setting('server_version_num')::int / 10000 AS major",
  );
  const major = rows[0]?.major ?? 0;
  if (major < OLDEST_VERSION) {
    throw new CannotStart(`The database at ${host} is PostgreSQL ${major}; ${OLDEST_VERSION} or newer is needed.`);
  }
  if (!(await hasOwnSession(client, connection))) {
    throw new CannotStart(
      `Between this server and the database at ${host} (${name}) stands a pooler that shares sessions out by transactions (PgBouncer with pool_mode = transaction), where locks and live events are lost: name PostgreSQL itself in DATABASE_DIRECT_URL, the pooler in DATABASE_URL.`,
    );
  }
}

const ROUNDS = 3;

/** Whether two connections that are open at once speak to one process of PostgreSQL each, and go on speaking to it. */
async function hasOwnSession(client: pg.Client, connection: pg.ClientConfig): Promise<boolean> {
  const other = new pg.Client(connection);
  try {
    await other.connect();
    const [one, two] = [new Set<number>(), new Set<number>()];
    for (let round = 0; round < ROUNDS; round++) {
      one.add(await processOf(client));
      two.add(await processOf(other));
    }
    return one.size === 1 && two.size === 1 && one.isDisjointFrom(two);
  } finally {
    await other.end();
  }
}

async function findPooler(client: pg.Client, connection: pg.ClientConfig): Promise<Pooler> {
  const { rows } = await client.query("SELECT current_setting('statement_timeout') <> '0' AS limits");
  return { knowsNames: await knowsNames(client, connection), limitsTime: rows[0]?.limits === true };
}

/** How long a pooler with a single connection to PostgreSQL is waited for. */
const PROBE_MS = 1_000;

/** Whether a statement that was named on one process of PostgreSQL is known on another, where the pooler sends the same client later. */
async function knowsNames(client: pg.Client, connection: pg.ClientConfig): Promise<boolean> {
  // A name of its own: one that another start has left behind on the second process would pass for this one.
  const name = `kabinet_probe_${randomUUID()}`;
  const named = () => processOf(client, name).catch(() => null);
  const other = new pg.Client(connection);
  try {
    await other.connect();
    for (let round = 0; round < ROUNDS; round++) {
      const first = await named();
      // Holds a process, that one as a rule, until its transaction ends.
      await other.query("BEGIN; SELECT");
      const second = named();
      const found = await Promise.race([second, pause(PROBE_MS, null)]);
      await other.query("ROLLBACK");
      await second;
      if (found !== first) return first !== null && found !== null;
    }
    return false;
  } finally {
    await other.end();
  }
}

async function processOf(client: pg.Client, name?: string): Promise<number> {
  const { rows } = await client.query<{ pid: number }>({
    text: "SELECT pg_backend_pid() AS pid",
    ...(name && { name }),
  });
  return rows[0]?.pid ?? 0;
}

/** Node joins the failures of all addresses of a name in one error without a message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
