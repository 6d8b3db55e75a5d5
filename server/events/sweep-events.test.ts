import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestContext } from "#test/context.ts";
import { entriesRead } from "#test/entries-read.ts";
import { sweepEvents } from "./sweep-events.ts";
import { outbox } from "./table.ts";

test("RE3: handled events go after two weeks, whatever waits among them stays, and the young are not read", async () => {
  const ctx = await createTestContext({ size: 1 });
  await ctx.db.execute(sql`
    insert into outbox (topic, payload, created_at, handled_at)
    select 'Old', '{}', now() - interval '15 days', case when n % 1000 > 0 then now() end
    from generate_series(1, 2500) n`);
  await ctx.db.execute(sql`
    insert into outbox (topic, payload, created_at, handled_at)
    select 'Young', '{}', now() - interval '13 days', now() from generate_series(1, 9000)`);
  await ctx.db.execute(sql`analyze outbox`);
  expect(await sweepEvents(ctx)).toBe(2_498);
  expect(await ctx.db.$count(outbox)).toBe(9_002);
  await ctx.db.execute(sql`vacuum outbox`);
  expect(await entriesRead(ctx, "outbox", () => sweepEvents(ctx))).toBeLessThan(3_000);
  expect(await sweepEvents(ctx)).toBe(0);
});
