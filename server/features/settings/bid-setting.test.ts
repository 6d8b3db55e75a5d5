import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestContext } from "#test/context.ts";
import { readBidSteps, toBidSteps, writeBidSetting } from "./bid-setting.ts";
import { defaultBidSteps } from "./bid-step-rules.ts";
import { readPlainSetting } from "./read-plain-setting.ts";
import { forgetSetting } from "./read-setting.ts";
import { settings } from "./table.ts";

test("without a setting the ranges are the default ones and the soft close has five minutes", async () => {
  const ctx = await createTestContext();
  expect(await readBidSteps(ctx)).toEqual(defaultBidSteps);
  expect(await readPlainSetting(ctx, "auctions")).toEqual({ softCloseMinutes: 5 });
});

test("ranges are stored in CZK, read in haléře, and in force in this process at once", async () => {
  const ctx = await createTestContext();
  expect(await readBidSteps(ctx)).toEqual(defaultBidSteps);
  await writeBidSetting(ctx, [
    { min: 0.01, max: 1.15, value: 0.05, step: 0.01 },
    { min: 1.15, max: null, value: 0.29, step: 0.01 },
  ]);
  expect(await readBidSteps(ctx)).toEqual([
    { minMinor: 1, maxMinor: 115, valueMinor: 5, stepMinor: 1 },
    { minMinor: 115, maxMinor: null, valueMinor: 29, stepMinor: 1 },
  ]);
});

test("ranges with a gap, an end or a part of a haléř are refused, and nothing changes", async () => {
  const ctx = await createTestContext();
  const first = { min: 0, max: 100, value: 5, step: 5 };
  const tables = [
    [],
    [first],
    [first, { min: 200, max: null, value: 5, step: 5 }],
    [{ min: 0, max: null, value: 0.005, step: 1 }],
  ];
  for (const table of tables) await expect(writeBidSetting(ctx, table)).rejects.toThrow(RangeError);
  expect(await ctx.db.select().from(settings)).toEqual([]);
});

test("what is not a table of ranges at all is refused by its reader too, and read anew once it is right", async () => {
  const ctx = await createTestContext();
  expect(() => toBidSteps([{ min: "0" }])).toThrow();
  await ctx.db.insert(settings).values({ name: "bid", value: { broken: true } });
  await expect(readBidSteps(ctx)).rejects.toThrow();
  await writeBidSetting(ctx, [{ min: 0, max: null, value: 10, step: 10 }]);
  expect(await readBidSteps(ctx)).toHaveLength(1);
});

test("a reading is shared while it is fresh", async () => {
  const ctx = await createTestContext();
  const first = await readBidSteps(ctx);
  await ctx.db.execute(sql`insert into settings (name, value)
    values ('bid', '[{"min": 0, "max": null, "value": 10, "step": 10}]')`);
  expect(await readBidSteps(ctx)).toBe(first);
  forgetSetting(ctx, "bid");
  expect(await readBidSteps(ctx)).toHaveLength(1);
});
