import { beforeEach, expect, test } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";
import { migrateDatabase } from "./migrate.ts";
import { clearMode, markMode } from "./mode.ts";
import { sql } from "./query.ts";

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});

test("a database is refused to a server of the other mode in one sentence, before anything is applied", async () => {
  const { db, pool, connection } = database;
  for (const [first, other, advice] of [
    ["production", "trial", /^[^.]*set KABINET_MODE to production, or name another database\.$/],
    ["trial", "production", /^[^.]*run `npm run admin -- remove-demo`[^.]*\.$/],
  ] as const) {
    await clearMode(pool);
    await markMode(pool, first);
    await migrateDatabase(connection, { mode: first });
    await db.execute(sql`DELETE FROM drizzle.functions WHERE file = 'before-tables/bands.sql'`);
    const refused = await migrateDatabase(connection, { mode: other }).catch((error: Error) => error);
    expect(refused).toBeInstanceOf(CannotStart);
    expect((refused as Error).message).toMatch(advice);
    const applied = sql`SELECT FROM drizzle.functions WHERE file = 'before-tables/bands.sql'`;
    expect((await db.execute(applied)).rows).toEqual([]);
  }
});

test("a new database is open to both modes, and of two servers that open it at once in different ones a single one goes on", async () => {
  const { pool, connection } = database;
  for (const mode of ["trial", "production"] as const) await migrateDatabase(connection, { mode });
  const marked = await Promise.allSettled([markMode(pool, "trial"), markMode(pool, "production")]);
  expect(marked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});
