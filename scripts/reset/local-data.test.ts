import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runScript } from "#test/run-script.ts";
import { findLocalDatabase, removeLocalData } from "./local-data.ts";

let dataDir = "";

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "kabinet-reset-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const settings = () => ({ dataDir, databaseUrl: null, production: false });
const isThere = (name: string) => existsSync(join(dataDir, name));

/** What a stopped server leaves: the folder as it lays it out, without a real cluster. */
async function makeData({ ours = true } = {}): Promise<void> {
  await mkdir(join(dataDir, "database/pg18"), { recursive: true });
  await mkdir(join(dataDir, "media/ab"), { recursive: true });
  await writeFile(join(dataDir, "database/pg18/PG_VERSION"), "18\n");
  await writeFile(join(dataDir, "notes.txt"), "somebody's own");
  if (ours) await writeFile(join(dataDir, "database/kabinet.lock"), "");
}

test("the database and pictures are thrown away, and nothing else in the folder", async () => {
  await makeData();
  await removeLocalData(dataDir, await findLocalDatabase(settings()));
  expect(["database", "media", "notes.txt"].map(isThere)).toEqual([false, false, true]);
});

test("a database that Kabinet did not make, an outside one, a real one and none are refused", async () => {
  await expect(findLocalDatabase(settings())).rejects.toThrow("There are no data");
  await makeData({ ours: false });
  await expect(findLocalDatabase(settings())).rejects.toThrow("did not make the database");
  const databaseUrl = "postgresql://somebody@localhost/else";
  await expect(findLocalDatabase({ ...settings(), databaseUrl })).rejects.toThrow("DATABASE_URL");
  await expect(findLocalDatabase({ ...settings(), production: true })).rejects.toThrow("production");
});

test("the command asks, and does nothing where nobody can answer", async () => {
  await makeData();
  const { code, err } = await runScript("reset.ts", [], { DATABASE_URL: "", DATA_DIR: dataDir });
  expect([code, isThere("database/pg18"), isThere("media")]).toEqual([1, true, true]);
  expect(err).toContain("There is nobody to ask");
});
