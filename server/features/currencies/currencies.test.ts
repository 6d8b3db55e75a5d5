import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestApp } from "#test/app.ts";
import { createTestContext } from "#test/context.ts";
import { listCurrencies } from "./list-currencies.ts";
import { seedCurrencies } from "./seed-currencies.ts";

test("a fresh install shows prices in crowns, and in others that one may choose", async () => {
  const app = await createTestApp();
  await seedCurrencies(app.ctx);
  const list = (await app.as(null).get("/api/lists/currencies")).json();
  expect(list[0]).toEqual({
    id: expect.any(Number),
    is_default: true,
    code: "CZK",
    symbol_before: "",
    symbol_after: "Kč",
    decimals: 2,
    rate: 1,
  });
  expect(list.filter((currency: { is_default: boolean }) => currency.is_default)).toHaveLength(1);
  expect(list.map((currency: { code: string }) => currency.code)).toEqual(["CZK", "EUR", "USD"]);
});

test("seeding again brings nothing back that the operator removed", async () => {
  const ctx = await createTestContext();
  await seedCurrencies(ctx);
  await ctx.db.execute(sql`delete from currencies where code = 'USD'`);
  await seedCurrencies(ctx);
  expect((await listCurrencies(ctx)).map(({ code }) => code)).toEqual(["CZK", "EUR"]);
});

test("there is never a second default, nor a rate of nothing", async () => {
  const ctx = await createTestContext();
  await seedCurrencies(ctx);
  await expect(ctx.db.execute(sql`update currencies set is_default = true`)).rejects.toThrow();
  await expect(ctx.db.execute(sql`update currencies set rate = 0`)).rejects.toThrow();
});
