import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { newWork } from "#server/events/new-work.ts";
import { createTestContext } from "#test/context.ts";
import { type Queue, startWorker } from "./start-worker.ts";
import { takeTurns } from "./take-turns.ts";

/** Lamps that burn out at their time, and a round that is made every minute. */

let ctx: Ctx;
let rounds: number;
let workers: { stop(): Promise<void> }[];
beforeEach(async () => {
  ctx = await createTestContext({ size: 4 });
  await ctx.db.execute(sql`create table lamps (id int, out_at timestamptz not null)`);
  rounds = 0;
  workers = [];
});
afterEach(async () => {
  vi.useRealTimers();
  await Promise.all(workers.map((worker) => worker.stop()));
});

const replaced: number[] = [];
const lamps: Queue = {
  name: "replaceLamps",
  due: sql`select min(out_at) from lamps`,
  run: async ({ db }) => {
    const { rows } = await db.execute<{ id: number }>(sql`
      delete from lamps where ctid in (select ctid from lamps where out_at <= clock_timestamp() for update skip locked) returning id`);
    replaced.push(...rows.map(({ id }) => id));
    return rows.length;
  },
};
const round = { name: "makeRound", everyMs: 60_000, run: async () => void rounds++ };
const begin = () => workers.push(startWorker(ctx, { queues: [lamps], regular: [round] }));
const add = (count: number, inMs = 0) =>
  ctx.db.execute(sql`
    insert into lamps select n, clock_timestamp() + make_interval(secs => ${inMs / 1_000}) from generate_series(1, ${count}::int) n`);
const setDue = (interval: string) =>
  ctx.db.execute(sql`
    insert into regular_work values (${round.name}, now() + ${interval}::interval)
    on conflict (work) do update set due_at = excluded.due_at`);
const seen = (count: number) => vi.waitUntil(() => replaced.length === count, { timeout: 4_000, interval: 10 });
beforeEach(() => {
  replaced.length = 0;
});

test("what is due and cannot be done is looked at less and less often", async () => {
  let looks = 0;
  const stuck = { ...lamps, restMs: 20, run: async () => Math.min(++looks, 0) };
  await add(1);
  workers.push(startWorker(ctx, { queues: [stuck] }));
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(looks).toBeGreaterThan(2);
  expect(looks).toBeLessThan(10);
});

test("two workers do what comes to its time once, at that time, and a round once for both", async () => {
  await setDue("0 s");
  begin();
  begin();
  await add(50, 300);
  newWork(ctx);
  await seen(50);
  expect(new Set(replaced).size).toBe(50);
  expect(rounds).toBe(1);
});

test("what nobody was told of is found by the next look", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  begin();
  await ctx.db.execute(sql`select pg_sleep(0.1)`);
  await add(1);
  vi.advanceTimersByTime(2_000);
  await seen(1);
});

test("the turn of a worker that has died passes to another once its time is over, and not before", async () => {
  await setDue("0 s");
  const dead = await takeTurns(ctx, [round]).take({ [round.name]: 0 }, () => false);
  expect(dead.taken).toEqual([round]);
  begin();
  await add(1);
  newWork(ctx);
  await seen(1);
  expect(rounds).toBe(0);
  await ctx.db.execute(sql`update regular_work set due_at = due_at - interval '1 minute'`);
  newWork(ctx);
  await vi.waitUntil(() => rounds === 1, { timeout: 4_000, interval: 10 });
});

test("after a clock that was a day ahead nothing waits for that day", async () => {
  await setDue("1 day");
  begin();
  await vi.waitUntil(() => rounds === 1, { timeout: 4_000, interval: 10 });
});

test("a round that goes well is over as a failure, whichever worker has failed at it", async () => {
  await ctx.db.execute(sql`
    insert into failing_work (work, place, error, since, last_at)
    values (${round.name}, 'another:1', 'fault', now() - interval '1 hour', now())`);
  await setDue("0 s");
  begin();
  const failing = async () => (await ctx.db.execute(sql`select from failing_work`)).rowCount;
  await vi.waitUntil(async () => (await failing()) === 0, { timeout: 4_000, interval: 10 });
});

test("work that fails is tried again, and holds up no other", async () => {
  const broken: Queue = { name: "breakLamps", due: sql`select now()`, run: () => Promise.reject(new Error("broken")) };
  workers.push(startWorker(ctx, { queues: [broken, lamps] }));
  await add(1, 200);
  newWork(ctx);
  await seen(1);
  const { rows } = await ctx.db.execute(sql`select work from failing_work`);
  expect(rows).toEqual([{ work: "breakLamps" }]);
});

test("a queue whose question fails is told of, and the others go on", async () => {
  const broken: Queue = { name: "breakLamps", due: sql`select min(lost_at) from lamps`, run: async () => 0 };
  workers.push(startWorker(ctx, { queues: [broken, lamps] }));
  await add(3);
  await seen(3);
  const { rows } = await ctx.db.execute(sql`select work from failing_work`);
  expect(rows).toEqual([{ work: "breakLamps" }]);
});
