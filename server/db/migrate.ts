import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

const MIGRATIONS = fileURLToPath(new URL("./migrations", import.meta.url));
/** Any fixed number: whoever migrates a Kabinet database takes this lock first. */
const MIGRATION_LOCK = 7_421_508;

/** Brings the schema up to date. Processes that start together wait for each other; the second finds nothing to do. */
export async function migrateDatabase(connection: pg.ClientConfig, folder = MIGRATIONS): Promise<void> {
  // A connection of its own: the lock belongs to the session, and migrations may take longer than the pool allows.
  const client = new pg.Client({ ...connection, application_name: "kabinet-migrate" });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await migrate(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}
