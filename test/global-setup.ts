import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { fastFolder } from "./rig/fast-folder.ts";

type Template = { host: string; port: number; user: string; database: string };

declare module "vitest" {
  interface ProvidedContext {
    /** The cluster of this run; `database` is the migrated template that test databases are cloned from. */
    testCluster: Template;
  }
}

/** One PostgreSQL for the whole run, without fsync, in a directory that goes away with it. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(await fastFolder(), "kabinet-test-"));
  const quiet = { info: () => {}, error: () => {} };
  try {
    const embedded = await startEmbeddedDatabase({ dataDir, log: quiet, durable: false });
    const template = { ...embedded.connection, database: "template_kabinet" };
    await createTemplate({ ...embedded.connection, user: "postgres" }, template);
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

/** The system copies the files of a new database by itself where it can, which takes half the time. */
async function createTemplate(superuser: pg.ClientConfig, { database, user }: Template): Promise<void> {
  const client = new pg.Client(superuser);
  await client.connect();
  const set = async (statement: string) => {
    await client.query(`ALTER SYSTEM ${statement}`);
    await client.query("SELECT pg_reload_conf()");
  };
  const create = `CREATE DATABASE ${database} OWNER ${user} STRATEGY FILE_COPY`;
  try {
    // For `emptyDatabase`.
    await client.query(`GRANT SET ON PARAMETER session_replication_role TO ${user}`);
    await set("SET file_copy_method = 'clone'");
    await client.query(create).catch(async () => {
      await set("RESET file_copy_method");
      await client.query(create);
    });
  } finally {
    await client.end();
  }
}
