import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestDatabase } from "#test/database.ts";
import { migrateDatabase } from "./migrate.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kabinet-migrations-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

test("processes that start together apply each migration once", async () => {
  const { db, connection } = await createTestDatabase();
  await writeMigration("CREATE TABLE once (id int); INSERT INTO once VALUES (1);");
  await Promise.all([1, 2, 3].map(() => migrateDatabase(connection, folder)));
  await migrateDatabase(connection, folder);
  expect((await db.execute(sql`SELECT id FROM once`)).rows).toEqual([{ id: 1 }]);
});

test("a migration that fails leaves nothing behind and lets the next attempt through", async () => {
  const { db, connection } = await createTestDatabase();
  await writeMigration("CREATE TABLE half (id int); SELECT nonsense;");
  await expect(migrateDatabase(connection, folder)).rejects.toThrow();
  const { rows } = await db.execute(sql`SELECT to_regclass('half') AS half`);
  expect(rows).toEqual([{ half: null }]);
  await writeMigration("CREATE TABLE half (id int);");
  await migrateDatabase(connection, folder);
});

/** One migration, newer than all of the project's: those are in the template already. */
async function writeMigration(text: string): Promise<void> {
  await mkdir(join(folder, "meta"), { recursive: true });
  const entry = { idx: 0, version: "7", when: Date.parse("2100-01-01"), tag: "0000_test", breakpoints: true };
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify({ entries: [entry] }));
  await writeFile(join(folder, "0000_test.sql"), text);
}
