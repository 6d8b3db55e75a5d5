import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { SuggestionSet } from "#contract/search/suggestions.ts";
import { seedDemo } from "#demo/seed.ts";
import { createDatabase } from "#server/db/connect.ts";
import { migrateDatabase } from "#server/db/migrate.ts";
import { and, eq, isNull, sql } from "#server/db/query.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser } from "#test/make/user.ts";
import { type SystemPostgresql, startSystemPostgresql } from "#test/rig/system-postgresql.ts";

const dump = join(tmpdir(), `kabinet-dump-${process.pid}.sql`);
let system: SystemPostgresql | null;

beforeAll(async () => {
  system = await startSystemPostgresql();
});
afterAll(async () => {
  await system?.stop();
  await rm(dump, { force: true });
});

test("a dump of a filled database restores without an error, and the product works on it as before", async (context) => {
  if (!system) return context.skip("the system has no PostgreSQL 15 or newer with its server and pg_dump");
  const filled = await openApp(system, "kabinet");
  await seedDemo(filled.ctx, { size: "small" });
  const before = await digests(filled);
  await system.run("pg_dump", ["--file", dump, "kabinet"]);
  await filled.close();

  await system.run("createdb", ["--maintenance-db=postgres", "restored"]);
  await system.run("psql", ["-X", "-q", "-v", "ON_ERROR_STOP=1", "-f", dump, "restored"]);
  const app = await openApp(system, "restored");
  expect(await digests(app)).toEqual(before);
  await workOn(app);
  await app.close();
});

// What a restored dump does with rows, also where the system has no PostgreSQL: generated columns, expressions of indexes and checks
// are worked out without the schema `public` in the search path.
test("every row of a filled database goes into a copy of its table without a search path, and is the same", async () => {
  const app = await createTestApp();
  await seedDemo(app.ctx, { size: "small" });
  const before = await digests(app, "public");
  await app.db.execute(sql`CREATE SCHEMA copied`);
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL search_path = ''`);
    for (const { name, columns } of await tablesOf(app)) {
      await tx.execute(sql.raw(`CREATE TABLE copied.${name} (LIKE public.${name} INCLUDING ALL)`));
      await tx.execute(
        sql.raw(
          `INSERT INTO copied.${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM public.${name}`,
        ),
      );
    }
  });
  expect(await digests(app, "copied")).toEqual(before);
});

async function openApp({ connection }: SystemPostgresql, name: string): Promise<TestApp> {
  const place = { ...connection, database: name };
  await migrateDatabase(place);
  const database = createDatabase(place, { size: 8, onError: () => {}, allowExitOnIdle: true });
  return createTestApp({ database: { ...database, connection: place } });
}

/** The tables, each with the columns that a dump writes down. */
async function tablesOf({ db }: TestApp): Promise<{ name: string; columns: string }[]> {
  const { rows } = await db.execute<{ name: string; columns: string }>(sql`
    SELECT c.relname AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace GROUP BY c.relname ORDER BY c.relname`);
  return rows;
}

/** How many rows each table has and a digest of them, generated columns too. */
async function digests(app: TestApp, schema = "public"): Promise<Record<string, string>> {
  const digest = ({ name }: { name: string }) =>
    sql.raw(`SELECT '${name}' AS name, count(*) || ' ' || md5(coalesce(string_agg(t::text, ' ' ORDER BY t::text COLLATE "C"), ''))
      AS digest FROM ${schema}.${name} t`);
  const { rows } = await app.db.execute<{ name: string; digest: string }>(
    sql.join((await tablesOf(app)).map(digest), sql` UNION ALL `),
  );
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** Searches, is given suggestions, approves a listing and bids. */
async function workOn(app: TestApp): Promise<void> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`SELECT name FROM listings WHERE status = 'live' AND sale_mode = 'auction' ORDER BY id LIMIT 1`,
  );
  const word = rows[0]?.name.split(" ")[0] ?? "";
  const listed = await app.as(null).get(`/api/auctions?q=${encodeURIComponent(word)}`);
  expect(listed.json().total).toBeGreaterThan(0);
  const suggested = await app.as(null).get(`/api/suggestions?q=${encodeURIComponent(word.slice(0, 4))}`);
  expect(suggested.json<{ data: SuggestionSet }>().data.items).not.toEqual([]);

  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const isWaiting = and(eq(inspections.kind, "before"), isNull(inspections.decidedAt));
  const [waiting] = await app.db.select().from(inspections).where(isWaiting);
  const decision = `/api/moderation/inspections/${waiting?.id}/decision`;
  expect((await app.as(moderator).put(decision, { decision: "approve" })).statusCode).toBe(200);

  const [bidder, lot] = [await makeUser(app.ctx), await makeAuction(app.ctx)];
  const bid = await app
    .as(bidder)
    .post(`/api/auctions/${lot.id}/bids`, { maximum: 5_000 }, { "idempotency-key": "restored-1" });
  expect(bid.statusCode).toBe(201);
  await app.drainEvents();
}
