import { beforeEach, expect, test } from "vitest";
import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { asc, sql } from "#server/db/query.ts";
import { createTestContext } from "#test/context.ts";
import { handleEvents } from "./dispatcher.ts";
import { publish } from "./outbox.ts";
import { on, type Subscriber } from "./subscriber.ts";
import { outbox } from "./table.ts";
import { topics } from "./topics.ts";

const events = topics({
  LampLit: z.object({ lampId: z.number(), by: z.enum(["hand", "time"]).default("hand") }),
  LampBroken: z.object({ lampId: z.number() }),
});

let ctx: Ctx;
let logged: { level: string; fields: unknown; message: string }[];
beforeEach(async () => {
  ctx = await createTestContext({ size: 2 });
  logged = [];
  const note = (level: string) => (fields: unknown, message: string) => void logged.push({ level, fields, message });
  ctx = { ...ctx, log: { ...ctx.log, warn: note("warn"), error: note("error") } as Ctx["log"] };
});

async function drain(...subscribers: Subscriber[]): Promise<void> {
  await handleEvents(ctx, { subscribers, topics: events });
}

const stored = () => ctx.db.select().from(outbox).orderBy(asc(outbox.id));

test("several events of a topic are one statement and lie in the outbox in their order, as they were told", async () => {
  let statements = 0;
  const execute: Ctx["db"]["execute"] = (query) => {
    statements += 1;
    return ctx.db.execute(query);
  };
  const counting = Object.create(ctx.db, { execute: { value: execute } });
  const lit = [1, 2, 3].map((lampId) => ({ lampId, by: "time" as const }));
  await publish({ ...ctx, db: counting }, events.LampLit, lit);
  await publish({ ...ctx, db: counting }, events.LampBroken, { lampId: 3 });
  await publish({ ...ctx, db: counting }, events.LampBroken, []);
  expect(statements).toBe(2);
  expect((await stored()).map(({ topic, payload }) => [topic, payload])).toEqual([
    ...lit.map((payload) => ["LampLit", payload]),
    ["LampBroken", { lampId: 3 }],
  ]);
});

test("each event is told to the subscribers of its topic alone, in their order, with the payload as its schema reads it", async () => {
  const notified: unknown[] = [];
  await ctx.db.execute(sql`insert into outbox (topic, payload) values ('LampLit', '{"lampId": 7, "old": true}')`);
  await publish(ctx, events.LampBroken, { lampId: 8 });
  await drain(
    on(events.LampLit, async (_ctx, payload, { topic }) => void notified.push(["first", topic, payload])),
    on(events.LampBroken, async (_ctx, { lampId }) => void notified.push(["broken", lampId])),
    on(events.LampLit, async (_ctx, { by }) => void notified.push(["second", by])),
  );
  expect(notified).toEqual([
    ["first", "LampLit", { lampId: 7, by: "hand" }],
    ["second", "hand"],
    ["broken", 8],
  ]);
  expect(logged).toEqual([]);
});

test("a stored payload that its topic refuses is told in the log, reaches no handler, waits, and stops no other event", async () => {
  const notified: number[] = [];
  await ctx.db.execute(sql`insert into outbox (topic, payload) values ('LampLit', '{"lampId": "seven"}')`);
  await publish(ctx, events.LampLit, { lampId: 8, by: "hand" });
  await drain(on(events.LampLit, async (_ctx, { lampId }) => void notified.push(lampId)));
  expect(notified).toEqual([8]);
  const [malformed, good] = await stored();
  expect(malformed).toMatchObject({ handledAt: null, attempts: 1 });
  expect(malformed?.lastError).toContain("lampId");
  expect(good?.handledAt).not.toBeNull();
  expect(logged).toMatchObject([
    {
      level: "error",
      fields: { topic: "LampLit", id: malformed?.id },
      message: "event not handled, put off",
    },
  ]);
});

test("an event of an unknown topic is told in the log once and stops no other; a known one that nobody hears is no news", async () => {
  const notified: number[] = [];
  await ctx.db.execute(sql`insert into outbox (topic, payload) values ('LampSold', '{}'), ('toString', '{}')`);
  await publish(ctx, events.LampBroken, { lampId: 8 });
  await publish(ctx, events.LampLit, { lampId: 9, by: "hand" });
  const subscriber = on(events.LampLit, async (_ctx, { lampId }) => void notified.push(lampId));
  await drain(subscriber);
  await drain(subscriber);
  expect(notified).toEqual([9]);
  expect((await stored()).every(({ handledAt }) => handledAt)).toBe(true);
  expect(logged.map(({ level, fields }) => [level, fields])).toMatchObject([
    ["warn", { topic: "LampSold" }],
    ["warn", { topic: "toString" }],
  ]);
});

test("what a failing subscriber's forerunners wrote is undone, and the event is put off", async () => {
  await publish(ctx, events.LampLit, { lampId: 1, by: "hand" });
  await drain(
    on(events.LampLit, (inside) => publish(inside, events.LampBroken, { lampId: 1 })),
    on(events.LampLit, () => Promise.reject(new Error("the fuse has blown"))),
  );
  expect(await stored()).toMatchObject([{ topic: "LampLit", handledAt: null, lastError: "the fuse has blown" }]);
});

test("a clock that steps back an hour holds up no event that was not tried yet", async () => {
  const notified: unknown[] = [];
  await publish(ctx, events.LampBroken, { lampId: 8 });
  await ctx.db.execute(sql`
    update outbox set created_at = created_at + interval '1 hour', next_attempt_at = next_attempt_at + interval '1 hour'`);
  await drain(on(events.LampBroken, async (_ctx, payload) => void notified.push(payload)));
  expect(notified).toEqual([{ lampId: 8 }]);
});

test("two processes that hand events on at once do not wait for each other's subscribers in a circle", async () => {
  await ctx.db.execute(sql`create table sockets as select n as id, 0 as lit from generate_series(1, 2) n`);
  const light = (inside: Ctx, id: number) => inside.db.execute(sql`update sockets set lit = lit + 1 where id = ${id}`);
  const subscriber = on(events.LampLit, async (inside, { lampId }) => {
    const isOfFirstBatch = lampId <= 50;
    await light(inside, isOfFirstBatch ? 1 : 2);
    await inside.db.execute(sql`select pg_sleep(${lampId % 50 === 1 ? 0.1 : 0})`);
    await light(inside, isOfFirstBatch ? 2 : 1);
  });
  const lit = Array.from({ length: 60 }, (_, index) => ({ lampId: index + 1, by: "hand" as const }));
  await publish(ctx, events.LampLit, lit);
  await Promise.all([drain(subscriber), drain(subscriber)]);
  expect(logged).toEqual([]);
  expect((await ctx.db.execute(sql`select lit from sockets`)).rows).toEqual([{ lit: 60 }, { lit: 60 }]);
});
