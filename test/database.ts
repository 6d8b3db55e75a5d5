import { randomBytes } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import { createDatabase, type DatabaseConnection } from "#server/db/connect.ts";
import { closeAfterFile } from "./opened.ts";

export type TestDatabase = DatabaseConnection & {
  /** For a second pool, a child process or a raw client on the same database. */
  readonly connection: { host: string; port: number; user: string; database: string };
};

/**
 * A migrated database of the test's own, cloned from the run's template in about 50 ms.
 * It is closed and dropped when the test file is done.
 */
export async function createTestDatabase(options: { size?: number } = {}): Promise<TestDatabase> {
  const template = inject("testCluster");
  if (!template)
    throw new Error(
      "PostgreSQL was not started: this file does not import test/database.ts by a path that test/needs-database.ts sees",
    );
  const name = `test_${randomBytes(6).toString("hex")}`;
  await asSuperuser(`CREATE DATABASE ${name} TEMPLATE ${template.database} OWNER ${template.user} STRATEGY FILE_COPY`);
  const connection = { ...template, database: name };
  const created = {
    connection,
    // Connections may break, since some tests end the database on purpose.
    ...createDatabase(connection, { size: options.size ?? 8, onError: () => {}, allowExitOnIdle: true }),
  };
  closeAfterFile(() => drop(created));
  return created;
}

/**
 * Takes every row away, as in a new database, at a tenth of its cost; numbers go on, so that nothing a process remembers speaks of
 * a new row by mistake.
 */
export async function emptyDatabase(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select oid::regclass as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`);
  // As a replica: neither triggers nor foreign keys have a say.
  const statements = ["set local session_replication_role = replica", ...rows.map(({ name }) => `delete from ${name}`)];
  await pool.query(`begin; ${statements.join("; ")}; commit`);
}

async function drop({ pool, connection }: TestDatabase): Promise<void> {
  if (!pool.ended) await pool.end();
  await asSuperuser(`DROP DATABASE IF EXISTS ${connection.database} WITH (FORCE)`);
}

let superuser: pg.Pool | undefined;

/**
 * Runs as a superuser: the role of the tests may not end other work in a database, such as an autovacuum that meets a drop.
 * The connection is kept for the next file, since a new one costs as much as the statement.
 */
async function asSuperuser(statement: string): Promise<void> {
  superuser ??= new pg.Pool({
    ...inject("testCluster"),
    ...{ user: "postgres", database: "postgres", max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true },
  }).on("error", () => {}); // It breaks where the cluster ends first.
  await superuser.query(statement);
}
