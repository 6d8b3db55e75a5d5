import { beforeAll, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { notTaken, parts } from "./parts.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

test("every table with a column that names a user, or an e-mail, is taken along or says why not", async () => {
  const { rows } = await app.db.execute<{ table: string }>(sql`
    select distinct c.table_name as "table" from information_schema.columns c
    left join (
      select a.attrelid::regclass::text as table_name, a.attname as column_name from pg_constraint f
      join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
      where f.contype = 'f' and f.confrelid = 'users'::regclass) k
      on k.table_name = c.table_name and k.column_name = c.column_name
    where c.table_schema = 'public' and (k.column_name is not null
      or (c.data_type = 'bigint' and c.column_name ~ '(^|_)(user|owner|by|seller|buyer|author|bidder|leader_after)_id$')
      or c.column_name in ('email', 'recipient', 'phone'))
    order by 1`);
  const spokenFor = new Set([...parts.flatMap(({ tables }) => tables), ...Object.keys(notTaken)]);
  expect(rows.length).toBeGreaterThan(30);
  expect(rows.map(({ table }) => table).filter((table) => !spokenFor.has(table))).toEqual([]);
});

test("each table has one part, and each file of the export another name", () => {
  const tables = parts.flatMap(({ tables }) => tables);
  expect(tables).toEqual([...new Set(tables)]);
  const files = parts.flatMap(({ files = {} }) => Object.keys(files));
  expect(files).toEqual([...new Set(files)]);
});
