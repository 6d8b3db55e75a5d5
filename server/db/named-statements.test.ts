import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestDatabase } from "#test/database.ts";

const planned = sql`select statement, generic_plans + custom_plans as times from pg_prepared_statements`;

test("a statement that is sent often is parsed once, and others are not kept", async () => {
  const { db } = await createTestDatabase({ size: 1 });
  for (const id of [1, 2, 3, 4, 5, 6, 7]) {
    const { rows } = await db.execute(sql`select ${id}::int8 as id, timestamptz 'epoch' as at`);
    expect(rows).toEqual([{ id, at: new Date(0) }]);
  }
  await db.execute(sql`select 'seldom'`);
  const { rows } = await db.execute(planned);
  expect(rows).toEqual([{ statement: "select $1::int8 as id, timestamptz 'epoch' as at", times: 3 }]);
});

test("a column that has another type since is read as what it is, after one failure at most", async () => {
  const { db } = await createTestDatabase({ size: 1 });
  await db.execute(sql`create table changing as select 1::int4 as amount`);
  const read = () => db.execute(sql`select amount from changing`);
  for (const _ of [1, 2, 3, 4, 5, 6]) await read();
  await db.execute(sql`alter table changing alter column amount type text`);
  await expect(read()).rejects.toMatchObject({ cause: { message: /must not change result type/ } });
  expect((await read()).rows).toEqual([{ amount: "1" }]);
});
