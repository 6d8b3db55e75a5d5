import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { beforeEach, describe, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { forget } from "#server/remembered.ts";
import { running } from "#server/version.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listenAnywhere } from "#test/event-reader.ts";
import { drain } from "./drain.ts";
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

describe("/ready", () => {
  const ready = async () => {
    forget(app.ctx);
    const { statusCode, json } = await app.as(null).get("/ready");
    return { statusCode, part: json().details?.part, version: json().version };
  };

  test("names the version that runs, and refuses where the database takes no writes", async () => {
    expect(await ready()).toMatchObject({ statusCode: 200, version: running.version });
    const name = sql.identifier(String(app.connection.database));
    await app.db.execute(sql`alter database ${name} set default_transaction_read_only = on`);
    // New connections alone hear of it.
    await app.db
      .execute(sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()`)
      .catch(() => null);
    expect(await ready()).toMatchObject({ statusCode: 503, part: "writable database" });
  });

  test("a storage that does not answer is a missing part", async () => {
    const storage = { ...app.ctx.ports.storage, changedAt: async () => Promise.reject(new Error("EIO")) };
    const other = await createTestApp({ ports: { storage } });
    const answer = await other.as(null).get("/ready");
    expect([answer.statusCode, answer.json().details.part]).toEqual([503, "storage"]);
  });

  test("a process about to stop says so, answers what still comes, and ends each connection with its answer", async () => {
    const url = await listenAnywhere(app.app);
    const connectionOf = async (path: string) => {
      const [answer] = (await once(get(url + path), "response")) as [IncomingMessage];
      answer.resume();
      return [answer.statusCode, answer.headers.connection];
    };
    expect(await connectionOf("/ready")).toEqual([200, "keep-alive"]);
    await drain(app.ctx, 0);
    expect(await ready()).toMatchObject({ statusCode: 503, part: "running process" });
    expect(await connectionOf("/health")).toEqual([200, "close"]);
  });
});
