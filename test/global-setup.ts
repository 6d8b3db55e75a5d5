import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The cluster of this run; `database` is the migrated template that test databases are cloned from. */
    testCluster: { host: string; port: number; user: string; database: string };
  }
}

/** One PostgreSQL for the whole run, without fsync, in a directory that goes away with it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), "kabinet-test-"));
  const quiet = { info: () => {}, error: () => {} };
  try {
    const embedded = await startEmbeddedDatabase({ dataDir, log: quiet, durable: false });
    const template = { ...embedded.connection, database: "template_kabinet" };
    await createEmpty(embedded.connection, template.database);
    await migrateDatabase(template).catch(async (error) => {
      await embedded.discard();
      throw error;
    });
    project.provide("testCluster", template);
    return embedded.discard;
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
}

async function createEmpty(connection: pg.ClientConfig, database: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(`CREATE DATABASE ${database}`);
  await client.end();
}
