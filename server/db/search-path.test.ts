import { beforeAll, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestDatabase, type TestDatabase } from "#test/database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

const isOurs = sql`p.pronamespace = 'public'::regnamespace
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_proc'::regclass AND d.objid = p.oid AND d.deptype = 'e')`;

// Restoring a dump, building an index and analysing a table all run without the schema `public` in the search path.
test("a function of SQL finds what it calls and reads without a search path", async () => {
  const failed: string[] = [];
  await database.db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL search_path = ''`);
    const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
      SELECT p.oid::regprocedure::text AS name, pg_get_functiondef(p.oid) AS definition
      FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang WHERE l.lanname = 'sql' AND ${isOurs} ORDER BY 1`);
    expect(rows.length).toBeGreaterThan(20);
    // PostgreSQL resolves all names of a body when the function is made.
    for (const { name, definition } of rows)
      await tx
        .transaction((inner) => inner.execute(sql.raw(definition)))
        .catch((error: Error) => failed.push(`${name}: ${String(error.cause)}`));
  });
  expect(failed).toEqual([]);
});

test("a function in PL/pgSQL sets its search path", async () => {
  const { rows } = await database.db.execute<{ name: string; path: string | null }>(sql`
    SELECT p.oid::regprocedure::text AS name, array_to_string(p.proconfig, ' ') AS path
    FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang WHERE l.lanname <> 'sql' AND ${isOurs} ORDER BY 1`);
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ path }) => path !== "search_path=public")).toEqual([]);
});
