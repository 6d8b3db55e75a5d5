import { beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase } from "#test/database.ts";
import type { Database, DatabaseConnection } from "./connect.ts";
import { PageReads } from "./page-reads.ts";
import { sql } from "./query.ts";

let site: DatabaseConnection;
beforeAll(async () => {
  site = await createTestDatabase({ size: 1 });
});

/** When the transaction of the read began. */
async function startedAt(db: Database): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`select now()::text as at`);
  return rows[0]?.at ?? "";
}

describe("reads of a page", () => {
  test("that are asked for together share a transaction; those after their answers and outside a page have their own", async () => {
    const { db } = site;
    const [first, second, next] = await new PageReads().run(async () => {
      const together = await Promise.all([startedAt(db), startedAt(db)]);
      return [...together, await startedAt(db)];
    });
    expect(second).toBe(first);
    expect(next).not.toBe(first);
    expect(await Promise.all([startedAt(db), startedAt(db)]).then(([one, other]) => one === other)).toBe(false);
  });

  test("do not fail with one of them", async () => {
    const { db } = site;
    const outcomes = await new PageReads().run(() =>
      Promise.allSettled([
        db.execute(sql`select 1 as n`),
        db.execute(sql`select 1 / 0`),
        db.execute(sql`select 2 as n`),
        db.execute(sql`select nonsense`),
      ]),
    );
    expect(outcomes.map((each) => (each.status === "fulfilled" ? each.value.rows : each.reason.cause.code))).toEqual([
      [{ n: 1 }],
      "22012",
      [{ n: 2 }],
      "42703",
    ]);
  });

  test("that lock or write are asked for alone", async () => {
    const { db } = site;
    await db.execute(sql`create table marks (mark int)`);
    const answers = await new PageReads().run(() =>
      Promise.all([
        startedAt(db),
        db.execute(sql`with made as (insert into marks values (1) returning mark) select mark from made`),
        db.execute(sql`select mark from marks for update`),
        startedAt(db),
      ]),
    );
    expect(answers[1].rows).toEqual([{ mark: 1 }]);
    expect((await db.execute(sql`select from marks`)).rowCount).toBe(1);
  });

  test("of many pages and their writes get along with one connection", async () => {
    const { db } = site;
    await db.execute(sql`create table seen (page int)`);
    const pages = Array.from({ length: 8 }, (_, page) =>
      new PageReads().run(async () => {
        await Promise.all([startedAt(db), startedAt(db)]);
        await Promise.all([
          startedAt(db),
          db.execute(sql`insert into seen values (${page})`),
          db.transaction((tx) => tx.execute(sql`insert into seen values (${page})`)),
          startedAt(db),
        ]);
      }),
    );
    await Promise.all(pages);
    expect((await db.execute(sql`select from seen`)).rowCount).toBe(16);
  });

  test("that end with a lost connection are refused, and the next page reads again", async () => {
    const { db } = site;
    const page = new PageReads();
    const killed = await page.run(() =>
      Promise.allSettled([db.execute(sql`select pg_terminate_backend(pg_backend_pid())`), startedAt(db)]),
    );
    expect(killed[0].status).toBe("rejected");
    expect(await page.run(() => startedAt(db))).not.toBe("");
  });
});
