import { execFileSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start-embedded-database.ts";

const quiet = { info: () => {}, error: () => {} };
const isRoot = process.getuid?.() === 0;
let dataDir: string;

describe("the embedded database of one data directory", () => {
  let database: EmbeddedDatabase;

  beforeAll(async () => {
    dataDir = await openFolder();
    if (isRoot) await chmod(dataDir, 0o700);
    database = await startEmbeddedDatabase({ dataDir, log: quiet });
  });

  afterAll(async () => {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test("keeps what was written over a stop and a start, and nobody else can open its socket", async () => {
    await query(database, "CREATE TABLE kept AS SELECT 42 AS answer");
    await database.stop();
    database = await startEmbeddedDatabase({ dataDir, log: quiet });
    expect(await query(database, "SELECT answer FROM kept")).toEqual([{ answer: 42 }]);
    expect((await stat(database.connection.host)).mode & 0o077).toBe(0);
  });

  test("writes durably, speaks UTF-8 and sorts the Czech way, for a role that is no superuser", async () => {
    const [row] = await query(
      database,
      `SELECT current_setting('fsync') AS fsync, current_setting('server_encoding') AS encoding,
              'chata' > 'hrad' AS czech, current_setting('is_superuser') AS superuser,
              current_setting('listen_addresses') AS addresses`,
    );
    expect(row).toEqual({ fsync: "on", encoding: "UTF8", czech: true, superuser: "off", addresses: "" });
  });

  test.runIf(isRoot)("runs under another account when started by root, in a directory of root's own", async () => {
    const owner = execFileSync("ps", ["-o", "uid=", "-p", String(database.pid())])
      .toString()
      .trim();
    expect(Number(owner)).toBeGreaterThan(0);
    expect(Number(owner)).toBe((await stat(database.connection.host)).uid);
    expect(database.connection.host).toBe(join(dataDir, "database/pg18"));
    expect((await stat(dataDir)).mode & 0o007).toBe(0);
  });

  test("refuses data that is in use, in one line that names the process", async () => {
    const refused = startEmbeddedDatabase({ dataDir, log: quiet });
    await expect(refused).rejects.toThrow(new RegExp(`^The data in .* in use .*process ${process.pid}.*$`));
  });

  test("clears the record of a dead postmaster, even when its process id lives on as something else", async () => {
    await database.stop();
    const record = [process.pid, "/elsewhere", 1, 5432, "/nowhere", "", "1 1", "ready"].join("\n");
    await writeFile(join(dataDir, "database/pg18/postmaster.pid"), record);
    database = await startEmbeddedDatabase({ dataDir, log: quiet });
    expect(database.adopted).toBe(false);
    expect(await query(database, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
  });
});

describe("the embedded database of a new data directory", () => {
  const running: EmbeddedDatabase[] = [];

  beforeEach(async () => {
    dataDir = await openFolder();
  });

  afterEach(async () => {
    for (const database of running.splice(0)) await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  });

  async function start(directory = dataDir): Promise<EmbeddedDatabase> {
    const database = await startEmbeddedDatabase({ dataDir: directory, log: quiet, durable: false });
    running.push(database);
    return database;
  }

  test("works where the data directory's path is too long for a socket", async () => {
    const long = join(dataDir, "a-directory-with-a-rather-long-name/".repeat(4));
    const database = await start(long);
    expect(Buffer.byteLength(database.connection.host)).toBeLessThan(90);
    expect(await query(database, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    await database.stop();
    running.length = 0;
    await expect(stat(database.connection.host)).rejects.toThrow("ENOENT");
  });

  test("says in one line that it cannot use a data directory", async () => {
    await writeFile(join(dataDir, "file"), "");
    const refused = startEmbeddedDatabase({ dataDir: join(dataDir, "file/data"), log: quiet });
    await expect(refused).rejects.toThrow(/^The data directory .* cannot be read and written \(ENOTDIR\).*$/);
  });

  test.runIf(isRoot)("works for root in a home that is closed to others", async () => {
    const home = join(dataDir, "home");
    await mkdir(home, { mode: 0o700 });
    const database = await start(join(home, "data"));
    const elsewhere = await realpath(join(home, "data/database"));
    expect(await query(database, "SELECT 1 AS one")).toEqual([{ one: 1 }]);
    expect(elsewhere).toMatch(/^\/var\/lib\/kabinet\/data-/);
    expect((await stat(home)).mode & 0o777).toBe(0o700);
    await database.discard();
    running.length = 0;
    await expect(stat(elsewhere)).rejects.toThrow("ENOENT");
    await expect(stat(join(home, "data"))).rejects.toThrow("ENOENT");
  });
});

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "kabinet-supervisor-"));
  await chmod(folder, 0o755);
  return folder;
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
