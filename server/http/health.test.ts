import { beforeEach, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { refuseMissingPart } from "./health.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});

const health = async () => {
  forget(app.ctx);
  const answer = await app.as(null).get("/health");
  return [answer.statusCode, answer.json().details?.part ?? answer.json().status];
};

test("a database without one of its tables, functions or triggers is told to whoever watches the server, by its part", async () => {
  expect(await health()).toEqual([200, "ok"]);
  for (const [remove, restore, part] of [
    ["alter table search_words rename to lost", "alter table lost rename to search_words", "schema"],
    ["alter function f_heard rename to lost", "alter function lost rename to f_heard", "functions"],
    [
      "alter trigger invoices_stay on invoices rename to lost",
      "alter trigger lost on invoices rename to invoices_stay",
      "functions",
    ],
  ] as const) {
    await app.db.execute(sql.raw(remove));
    expect(await health()).toEqual([503, part]);
    await app.db.execute(sql.raw(restore));
    expect(await health()).toEqual([200, "ok"]);
  }
});

test("a first page that is missing or fails is a missing part; one that is closed for maintenance is there", async () => {
  for (const status of [404, 500])
    await expect(refuseMissingPart(app.ctx, async () => status)).rejects.toMatchObject({
      details: { part: "first page" },
    });
  for (const status of [200, 302, 503, null])
    await expect(refuseMissingPart(app.ctx, async () => status)).resolves.toBeUndefined();
});
