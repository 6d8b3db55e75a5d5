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
      throw new CannotStart(
        `The database at ${host} is PostgreSQL ${major}; ${OLDEST_VERSION} or newer is needed.`,
      );
    }
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    throw new CannotStart(`The database at ${host} cannot be used (${reasonOf(error)}). Check DATABASE_URL.`);
  } finally {
    await client.end();
  }
}

/** Node joins the failures of all addresses of a name in one error without a message. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  return first instanceof Error ? first.message : String(first);
}
