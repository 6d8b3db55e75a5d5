import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start-embedded-database.ts";

const quiet = { info: () => {}, error: () => {} };
let dataDir: string;
const running: EmbeddedDatabase[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kabinet-supervisor-"));
  await chmod(dataDir, 0o755);
});

afterEach(async () => {
  for (const database of running.splice(0)) await database.stop();
  await rm(dataDir, { recursive: true, force: true });
});

describe("the embedded database", () => {
  test("adopts the postmaster of a killed process, with everything committed, and can stop it", async () => {
    const victim = await startInChild();
    const orphan = victim.postmaster;
    victim.process.kill("SIGKILL");
    await once(victim.process, "exit");
    const database = await start();
    expect(database.adopted).toBe(true);
    expect(database.pid()).toBe(orphan);
    expect(await query(database, "SELECT note FROM left_behind")).toEqual([{ note: "committed" }]);
    await database.stop();
    running.length = 0;
    await expect(readFile(join(dataDir, "database/pg18/postmaster.pid"))).rejects.toThrow("ENOENT");
  });

  test("starts a killed postmaster again within 10 s, at the same place", async () => {
    const database = await start();
    await query(database, "CREATE TABLE kept AS SELECT 42 AS answer");
    const killed = database.pid();
    process.kill(killed as number, "SIGKILL");
    await vi.waitUntil(() => database.pid() !== killed && database.pid() !== null, { timeout: 10_000 });
    expect(await query(database, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
  });
});

async function start(directory = dataDir): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ dataDir: directory, log: quiet });
  running.push(database);
  return database;
}

async function query(database: EmbeddedDatabase, text: string): Promise<unknown[]> {
  const client = new pg.Client(database.connection);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

/** A process of its own that opens the data directory and can be killed. */
async function startInChild(): Promise<{ process: ChildProcess; postmaster: number }> {
  const script = `
    import pg from "pg";
    import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
    const log = { info() {}, error() {} };
    const database = await startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)}, log });
    const client = new pg.Client(database.connection);
    await client.connect();
    await client.query("CREATE TABLE left_behind AS SELECT 'committed' AS note");
    console.log(database.pid());`;
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", script]);
  const [line] = await once(child.stdout, "data");
  return { process: child, postmaster: Number(line) };
}
