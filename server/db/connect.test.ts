import { describe, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestDatabase } from "#test/database.ts";
import { createDatabase, isDatabaseBusy } from "./connect.ts";

describe("the connection", () => {
  test("answers hand-written SQL with numbers for int8, Dates for instants, text for dates and numerics", async () => {
    const { db } = await createTestDatabase();
    const { rows } = await db.execute(sql`
      SELECT 9007199254740991::int8 AS id, '{1,NULL,3}'::int8[] AS ids, 1.50::numeric AS rate,
             '2026-03-29 01:30:00+00'::timestamptz AS at, '2026-03-29'::date AS day, count(*) AS n`);
    expect(rows).toEqual([
      {
        id: 9007199254740991,
        ids: [1, null, 3],
        rate: "1.50",
        at: new Date("2026-03-29T01:30:00Z"),
        day: "2026-03-29",
        n: 1,
      },
    ]);
  });

  test("refuses an int8 that JavaScript would round", async () => {
    const { db } = await createTestDatabase();
    const reading = db.execute(sql`SELECT 9007199254740993::int8`);
    await expect(reading).rejects.toMatchObject({ cause: { message: /does not fit/ } });
  });

  test("calls an exhausted pool busy, and serves again once a connection is free", async () => {
    const { db, pool } = await createTestDatabase({ size: 1 });
    const waiting = await pool.connect();
    // Nobody waits longer than some seconds; here it is a moment.
    expect([1_000, 3_000, 5_000]).toContain(pool.options.connectionTimeoutMillis);
    pool.options.connectionTimeoutMillis = 50;
    const refused = await db.execute(sql`SELECT 1`).catch((error: unknown) => error);
    expect(isDatabaseBusy(refused)).toBe(true);
    waiting.release();
    expect((await db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }]);
  });

  test("calls a database that is not there busy, but not a wrong statement", async () => {
    const away = createDatabase({ host: "/nonexistent", database: "x" }, { size: 1, onError: () => {} });
    const refused = await away.db.execute(sql`SELECT 1`).catch((error: unknown) => error);
    expect(isDatabaseBusy(refused)).toBe(true);
    await away.close();
    const { db } = await createTestDatabase();
    const wrong = await db.execute(sql`SELECT nonsense`).catch((error: unknown) => error);
    expect(isDatabaseBusy(wrong)).toBe(false);
  });

  test("calls a lock that is not to be had in time, and a statement that takes too long, busy", async () => {
    const { db } = await createTestDatabase({ size: 2 });
    const waiting = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holder = db.transaction(async (tx) => {
      await tx.execute(sql`LOCK TABLE settings`);
      locked.resolve();
      await waiting.promise;
    });
    await locked.promise;
    for (const limit of ["lock_timeout", "statement_timeout"]) {
      const waiting = db.transaction(async (tx) => {
        await tx.execute(sql`SELECT set_config(${limit}, '20', true)`);
        await tx.execute(sql`SELECT * FROM settings`);
      });
      expect(isDatabaseBusy(await waiting.catch((error: unknown) => error))).toBe(true);
    }
    waiting.resolve();
    await holder;
  });

  test("loses no connection to transactions that fail, however they fail", async () => {
    const { db, pool, connection } = await createTestDatabase({ size: 2 });
    for (let round = 0; round < 4; round++) {
      const cut = db.transaction((tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`));
      await expect(cut).rejects.toThrow();
    }
    const [{ pid }] = (await db.execute<{ pid: number }>(sql`SELECT pg_backend_pid() AS pid`)).rows as [
      { pid: number },
    ];
    const killer = createDatabase(connection, { size: 1, onError: () => {} });
    await killer.db.execute(sql`SELECT pg_terminate_backend(${pid})`);
    await db.transaction(async () => {}).catch(() => "the idle connection was cut just now");
    await killer.close();
    const both = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of both) client.release();
    expect(both).toHaveLength(2);
  });
});
