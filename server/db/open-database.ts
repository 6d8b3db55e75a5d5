import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import type { SupervisorLog } from "./embedded/keep-postmaster.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";

export type OpenedDatabase = {
  readonly connection: pg.ClientConfig;
  /** null where DATABASE_URL names another server. */
  readonly embedded: EmbeddedDatabase | null;
  close(): Promise<void>;
};

const OLDEST_VERSION = 15;

/** The database that the settings ask for, seen to answer; `CannotStart` where it does not. */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: SupervisorLog,
): Promise<OpenedDatabase> {
  if (!databaseUrl) {
    const embedded = await startEmbeddedDatabase({ dataDir, log });
    return { connection: embedded.connection, embedded, close: embedded.stop };
  }
  const connection = { connectionString: databaseUrl, connectionTimeoutMillis: 5_000 };
  await checkForeign(connection, new URL(databaseUrl).host);
  return { connection, embedded: null, close: async () => {} };
}

/** The address is named without user and password: the line may end up in a log. */
async function checkForeign(connection: pg.ClientConfig, host: string): Promise<void> {
  const client = new pg.Client(connection);
  try {
    await client.connect();
    const { rows } = await client.query<{ major: number }>(
      "SELECT current_setting('server_version_num')::int / 10000 AS major",
    );
    const major = rows[0]?.major ?? 0;
    if (major < OLDEST_VERSION) {
      throw new CannotStart(`The database at ${host} is PostgreSQL ${major}; ${OLDEST_VERSION} or newer is needed.`);
    }
    if (!(await hasOwnSession(client, connection))) {
      throw new CannotStart(
        `Between this server and the database at ${host} stands a pooler that shares sessions out by transactions (PgBouncer with pool_mode = transaction), where locks and live events are lost: name PostgreSQL itself in DATABASE_URL, or set pool_mode = session.`,
      );
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database at ${host} cannot be used (${reasonOf(error)}). Check DATABASE_URL.`);
  } finally {
    await client.end();
  }
}

const SESSION_ROUNDS = 3;

/** Whether two connections that are open at once speak to one process of PostgreSQL each, and go on speaking to it. */
async function hasOwnSession(client: pg.Client, connection: pg.ClientConfig): Promise<boolean> {
  const other = new pg.Client(connection);
  try {
    await other.connect();
    const [one, two] = [new Set<number>(), new Set<number>()];
    for (let round = 0; round < SESSION_ROUNDS; round++) {
      one.add(await processOf(client));
      two.add(await processOf(other));
    }
    return one.size === 1 && two.size === 1 && one.isDisjointFrom(two);
  } finally {
    await other.end();
  }
}

async function processOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
  return rows[0]?.pid ?? 0;
}

/** Node joins the failures of all addresses of a name in one error without a message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
