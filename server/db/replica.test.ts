import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { type RunningReplica, startReplica } from "#test/rig/start-replica.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded/start-embedded-database.ts";
import { sql } from "./query.ts";
import { openReplica, type Replica } from "./replica.ts";

/** A primary and its standby, both PostgreSQL's own; they end with this file. */

let primary: EmbeddedDatabase;
let pool: pg.Pool;
let standby: RunningReplica;
beforeAll(async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "kabinet-primary-"));
  primary = await startEmbeddedDatabase({ dataDir, log: { info: () => {}, error: () => {} } });
  pool = new pg.Pool({ ...primary.connection, max: 4 });
  await pool.query("create table notes (text text)");
  standby = await startReplica(primary, dataDir);
  return () => rm(dataDir, { recursive: true, force: true });
});
afterAll(async () => {
  await standby.stop();
  await pool.end();
  await primary.discard();
});

async function open(): Promise<Replica> {
  const replica = await openReplica(pool, { url: standby.url, size: 4, onError: () => {} });
  onTestFinished(() => replica.close());
  return replica;
}
async function whenFresh(replica: Replica): Promise<void> {
  for (let attempt = 0; attempt < 100 && !(await replica.isFresh()); attempt++) await pause(50);
  expect(await replica.isFresh()).toBe(true);
}
const read = async ({ db }: Replica) => (await db.execute<{ text: string }>(sql`select text from notes`)).rows;

test("a replica is read only once it shows what this process knows to have changed", async () => {
  const replica = await open();
  await whenFresh(replica);
  await standby.run("select pg_wal_replay_pause()");
  await pool.query("insert into notes values ('new')");
  replica.hasChanged();
  expect(await replica.isFresh(), "before it is known how far the primary has come").toBe(false);
  await pause(100);
  expect(await replica.isFresh(), "while it lags").toBe(false);
  await standby.run("select pg_wal_replay_resume()");
  await whenFresh(replica);
  expect(await read(replica)).toEqual([{ text: "new" }]);
  await expect(replica.db.execute(sql`insert into notes values ('x')`)).rejects.toThrow();
});

test("one that lags although nothing was heard to change is left alone within seconds", async () => {
  const replica = await open();
  await whenFresh(replica);
  await standby.run("select pg_wal_replay_pause()");
  onTestFinished(() => standby.run("select pg_wal_replay_resume()"));
  await pool.query("insert into notes values ('elsewhere')");
  for (let attempt = 0; attempt < 100 && (await replica.isFresh()); attempt++) await pause(50);
  expect(await replica.isFresh()).toBe(false);
});

test("a replica that is away is not read and stops no start; a primary in its place does", async () => {
  const away = await openReplica(pool, { url: "postgresql://x@127.0.0.1:9/x", size: 1, onError: () => {} });
  onTestFinished(() => away.close());
  expect(await away.isFresh()).toBe(false);
  const { host, port, user, database } = primary.connection;
  const url = `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`;
  await expect(openReplica(pool, { url, size: 1, onError: () => {} })).rejects.toThrow(CannotStart);
});

test("one that has been promoted is a database of its own, and not read", async () => {
  const replica = await open();
  await whenFresh(replica);
  await standby.promote();
  expect(await replica.isFresh()).toBe(false);
});
