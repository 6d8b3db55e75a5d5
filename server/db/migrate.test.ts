import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { migrateDatabase } from "./migrate.ts";

/** The hash of the first migration of the trial versions. */
const OLDER_BASELINE = "bcf9c2690cc52c8465c41532abdece9bab0766f43c04ca329b3a08be15dea24c";

const made: string[] = [];
let folders: { migrations: string; functions: string };

/** The project's migrations and functions in a place where a test may change them. */
beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), "kabinet-migrations-"));
  made.push(folder);
  folders = { migrations: join(folder, "migrations"), functions: join(folder, "functions") };
  for (const name of ["migrations", "functions"] as const)
    await cp(fileURLToPath(new URL(`./${name}`, import.meta.url)), folders[name], { recursive: true });
});

afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

test("processes that start together apply each migration once", async () => {
  const { db, connection } = await createTestDatabase();
  await addMigration("CREATE TABLE once (id int); INSERT INTO once VALUES (1);");
  await Promise.all([1, 2, 3].map(() => migrateDatabase(connection, folders)));
  await migrateDatabase(connection, folders);
  expect((await db.execute(sql`SELECT id FROM once`)).rows).toEqual([{ id: 1 }]);
});

test("processes that start together on an empty database all find it whole", async () => {
  const { db, connection } = await createTestDatabase();
  await db.execute(sql`DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public`);
  await Promise.all([1, 2, 3].map(() => migrateDatabase(connection)));
  const { rows } = await db.execute(sql`SELECT count(*) AS migrations FROM drizzle.__drizzle_migrations`);
  const files = await readdir(new URL("migrations", import.meta.url));
  expect(rows).toEqual([{ migrations: files.filter((name) => name.endsWith(".sql")).length }]);
});

test("a migration that fails leaves nothing behind and lets the next attempt through", async () => {
  const { db, connection } = await createTestDatabase();
  await addMigration("CREATE TABLE half (id int); SELECT nonsense;");
  await changeFunctions("before-tables/bands.sql", (text) => text.replace("10 * log", "20 * log"));
  await expect(migrateDatabase(connection, folders)).rejects.toThrow();
  const { rows } = await db.execute(sql`SELECT to_regclass('half') AS half, price_band(1000) AS band`);
  expect(rows).toEqual([{ half: null, band: 30 }]);
  await writeFile(join(folders.migrations, "0001_test.sql"), "CREATE TABLE half (id int);");
  await migrateDatabase(connection, folders);
});

test("a migration waits two seconds at most for a lock, lets everybody through meanwhile, and is tried again", async () => {
  const { connection } = await createTestDatabase();
  await addMigration("ALTER TABLE listings ADD COLUMN added int;");
  const [holder, reader] = [new pg.Client(connection), new pg.Client(connection)];
  await Promise.all([holder.connect(), reader.connect()]);
  await holder.query("BEGIN; LOCK TABLE listings IN ACCESS SHARE MODE");
  const migrated = migrateDatabase(connection, folders);
  // They queue behind the migration, which waits for the holder, who goes on once they are through.
  for (let read = 0; read < 3; read++) {
    await pause(300);
    await reader.query("SELECT FROM listings LIMIT 1");
  }
  await holder.query("COMMIT");
  await migrated;
  expect((await reader.query("SELECT added FROM listings")).rows).toEqual([]);
  await Promise.all([holder.end(), reader.end()]);
});

const addedIndex =
  "-- outside a transaction\nDROP INDEX CONCURRENTLY IF EXISTS listings_added;\n--> statement-breakpoint\nCREATE INDEX CONCURRENTLY listings_added ON listings (start_price_minor);";

test("what cannot be undone is run outside a transaction, once, by processes that start together", async () => {
  const { db, connection } = await createTestDatabase();
  await addMigration(addedIndex);
  await Promise.all([1, 2].map(() => migrateDatabase(connection, folders)));
  const { rows } = await db.execute(sql`SELECT indisvalid FROM pg_index WHERE indexrelid = 'listings_added'::regclass`);
  expect(rows).toEqual([{ indisvalid: true }]);
});

test("a migration that dies while it builds an index is ended by the next start", async () => {
  const { db, connection } = await createTestDatabase();
  await addMigration(addedIndex);
  const validity = async () =>
    (await db.execute(sql`SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('listings_added')`)).rows;
  const older = new pg.Client(connection);
  await older.connect();
  // The build waits for whoever began before it.
  await older.query("BEGIN ISOLATION LEVEL REPEATABLE READ; UPDATE listings SET revision = revision; SELECT 1");
  const died = migrateDatabase(connection, folders).catch((error: unknown) => error);
  await vi.waitUntil(async () => (await validity()).length > 0, { timeout: 5_000, interval: 20 });
  await db.execute(sql`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'kabinet-migrate'`);
  expect(await died).toBeInstanceOf(Error);
  await older.end();
  expect(await validity()).toEqual([{ indisvalid: false }]);
  await migrateDatabase(connection, folders);
  expect(await validity()).toEqual([{ indisvalid: true }]);
});

test("a database from before the first release is refused with one sentence that says what to do", async () => {
  const { db, connection } = await createTestDatabase();
  await db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = ${OLDER_BASELINE} WHERE id = 1`);
  expect(await refusalOf(connection, folders)).toMatch(/^[^.]*run `npm run reset`[^.]*\.$/s);
});

test("older code is refused in one sentence before it applies anything, by a function or a migration that it does not have", async () => {
  const { db, connection } = await createTestDatabase();
  const sentence = /^[^.]*newer version of Kabinet than \d+\.\d+\.\d+, [^.]*\.$/s;
  const older = { ...folders, functions: `${folders.functions}-older` };
  await cp(folders.functions, older.functions, { recursive: true });
  await changeFunctions("before-tables/bands.sql", (text) => text.replace("10 * log", "20 * log"));
  await migrateDatabase(connection, { ...folders, version: [0, 1, 1_000] });
  expect(await refusalOf(connection, older)).toMatch(sentence);
  expect((await db.execute(sql`SELECT price_band(1000) AS band`)).rows).toEqual([{ band: 60 }]);
  await migrateDatabase(connection, { ...folders, version: [0, 2, 0] });

  await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 1)`);
  expect(await refusalOf(connection, { ...folders, version: [0, 2, 0] })).toMatch(sentence);
});

test("code that was rolled back by one version opens on the newer schema and leaves it as it is, but not on one of another line", async () => {
  const { db, connection } = await createTestDatabase();
  const older = { ...folders, functions: `${folders.functions}-older`, version: [0, 1, 0], isRolledBack: true };
  await cp(folders.functions, older.functions, { recursive: true });
  await changeFunctions("before-tables/bands.sql", (text) => text.replace("10 * log", "20 * log"));
  await migrateDatabase(connection, { ...folders, version: [0, 2, 0] });
  await db.execute(sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('later', 1)`);
  await migrateDatabase(connection, older);
  expect((await db.execute(sql`SELECT price_band(1000) AS band`)).rows).toEqual([{ band: 60 }]);
  await db.execute(sql`UPDATE drizzle.__drizzle_migrations SET hash = 'another' WHERE id = 2`);
  expect(await refusalOf(connection, older)).toContain("newer version");
});

test("every file of functions is applied, and a file put into the folder too", async () => {
  const { db, connection } = await createTestDatabase();
  const added = "after-tables/zz-added.sql";
  await writeFile(join(folders.functions, added), "CREATE FUNCTION added() RETURNS int LANGUAGE sql RETURN 7;");
  await migrateDatabase(connection, folders);
  expect((await db.execute(sql`SELECT added()`)).rows).toEqual([{ added: 7 }]);
  const { rows } = await db.execute<{ file: string }>(sql`SELECT file FROM drizzle.functions`);
  const files = await readdir(folders.functions, { recursive: true });
  const expected = files.filter((name) => name.endsWith(".sql") && name !== "write-anew.sql");
  expect(rows.map(({ file }) => file).sort()).toEqual(expected.sort());
  expect(expected).toContain(added);
});

test("a function that has changed is applied once, and what was kept of its answers says what it says now", async () => {
  const app = await createTestApp();
  const listing = await listedAt(app, 10_00);
  await app.db.execute(sql`CREATE INDEX ON listings (price_band(shown_price_minor)) WHERE status = 'live'`);
  await changeFunctions("before-tables/bands.sql", (text) => text.replace("10 * log", "20 * log"));
  await Promise.all([1, 2].map(() => migrateDatabase(app.connection, folders)));
  const entry = sql`SELECT facets[12] AS facet, lexemes::text LIKE '%price:60%' AS found
    FROM search_entries WHERE listing_id = ${listing}`;
  expect((await app.db.execute(entry)).rows).toEqual([{ facet: "price:60", found: true }]);
  expect(await foundByIndex(app, sql`price_band(shown_price_minor) = 60`)).toEqual([{ id: listing }]);

  const when = sql`SELECT xmin::text FROM search_entries WHERE listing_id = ${listing}`;
  const { rows: before } = await app.db.execute(when);
  await migrateDatabase(app.connection, folders);
  expect((await app.db.execute(when)).rows).toEqual(before);
});

test("a trigger's function that has changed is what the trigger calls", async () => {
  const app = await createTestApp();
  await changeFunctions("after-tables/search-entries.sql", (text) => text.replaceAll("'type:'", "'sort:'"));
  await migrateDatabase(app.connection, folders);
  const listing = await listedAt(app, 10_00);
  const { rows } = await app.db.execute(
    sql`SELECT facets[3] AS facet FROM search_entries WHERE listing_id = ${listing}`,
  );
  expect(rows).toEqual([{ facet: "sort:supply" }]);
});

test("tables and columns that are renamed keep their rows", async () => {
  const { db, connection } = await createTestDatabase();
  await db.execute(sql`DROP SCHEMA public CASCADE; DROP SCHEMA drizzle CASCADE; CREATE SCHEMA public`);
  const journal = join(folders.migrations, "meta/_journal.json");
  const whole = JSON.parse(await readFile(journal, "utf8"));
  await writeFile(journal, JSON.stringify({ ...whole, entries: whole.entries.slice(0, 13) }));
  await migrateDatabase(connection, folders);
  await db.execute(sql`INSERT INTO refused_notices (gateway, day, count, last_at)
      VALUES ('comgate', '2026-11-28', 3, '2026-11-28');
    INSERT INTO first_run_links (hash, expires_at) VALUES ('\\x00', '2026-11-29')`);

  await migrateDatabase(connection);
  const { rows } = await db.execute(sql`SELECT r.count, l.expires_at::date::text AS until
    FROM refused_webhooks r CROSS JOIN setup_links l`);
  expect(rows).toEqual([{ count: 3, until: "2026-11-29" }]);
});

async function refusalOf(...given: Parameters<typeof migrateDatabase>): Promise<string> {
  const refused = await migrateDatabase(...given).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotStart);
  return String(refused);
}

async function listedAt(app: TestApp, startPriceMinor: number): Promise<number> {
  const sellerId = (await makeUser(app.ctx)).id;
  const categoryId = (await makeCategory(app.ctx)).id;
  return (await makeListing(app.ctx, { sellerId, categoryId, startPriceMinor })).id;
}

function foundByIndex(app: TestApp, condition: SQL) {
  return app.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL enable_seqscan = off`);
    return (await tx.execute(sql`SELECT id FROM listings WHERE status = 'live' AND ${condition}`)).rows;
  });
}

/** One migration behind the project's. */
async function addMigration(text: string): Promise<void> {
  const path = join(folders.migrations, "meta/_journal.json");
  const journal = JSON.parse(await readFile(path, "utf8"));
  const entry = { idx: 1, version: "7", when: Date.parse("2100-01-01"), tag: "0001_test", breakpoints: true };
  await writeFile(path, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }));
  await writeFile(join(folders.migrations, "0001_test.sql"), text);
}

async function changeFunctions(file: string, change: (text: string) => string): Promise<void> {
  const path = join(folders.functions, file);
  await writeFile(path, change(await readFile(path, "utf8")));
}
