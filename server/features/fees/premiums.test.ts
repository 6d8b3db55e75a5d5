import fc from "fast-check";
import { expect, test } from "vitest";
import { type FeeLine, feeMinor } from "#contract/fees/fee-rules.ts";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makePremium } from "#test/make/premium.ts";
import { makeUser } from "#test/make/user.ts";
import { premiumSql, readPremiums } from "./buyer-premium.ts";

const line = fc
  .record({
    hundredths: fc.integer({ min: 0, max: 5_000 }),
    minimumMinor: fc.integer({ min: 0, max: 50_000 }),
    over: fc.option(fc.integer({ min: 0, max: 100_000 })),
  })
  .map(({ over, ...each }) => ({ ...each, capMinor: over === null ? null : each.minimumMinor + over }));

test("the database counts a premium as the rule does, to the haléř", async () => {
  const { db } = await createTestApp();
  await fc.assert(
    fc.asyncProperty(line, fc.integer({ min: 1, max: 100_000_000_00 }), async (each, priceMinor) => {
      const { rows } = await db.execute<{ premium: string }>(sql`
        select ${premiumSql(sql`${priceMinor}::int8`)} as premium from (select 'buyer_premium' as kind,
          ${each.hundredths}::int as hundredths, ${each.minimumMinor}::int8 as minimum_minor,
          ${each.capMinor}::int8 as cap_minor) f`);
      const rule: FeeLine = {
        percent: each.hundredths / 100,
        minimum: each.minimumMinor / 100,
        cap: each.capMinor === null ? null : each.capMinor / 100,
      };
      expect(Number(rows[0]?.premium)).toBe(feeMinor(rule, priceMinor));
    }),
    { numRuns: 200 },
  );
});

test("premiums of several listings are read at once, each from its own table of fees; none where none is asked", async () => {
  const { ctx } = await createTestApp();
  const [tenth, fifth] = [await makePremium(ctx, 1_000), await makePremium(ctx, 500)];
  const premiumOf = await readPremiums(ctx, [{ feeTableId: tenth }, { feeTableId: fifth }, { feeTableId: null }]);
  expect(premiumOf({ feeTableId: tenth })).toEqual({ percent: 10, minimum: 0, cap: null });
  expect(premiumOf({ feeTableId: fifth })).toMatchObject({ percent: 5 });
  expect(premiumOf({ feeTableId: null })).toBeNull();
});

test("what winning everything would cost, and the budget for it, count the premium", async () => {
  const site = await createTestApp();
  const bidder = await makeUser(site.ctx);
  const { id } = await makeAuction(site.ctx, { feeTableId: await makePremium(site.ctx, 1_000) });
  const terms = { handover: "post", shippingMinor: 100_00 } as const;
  await site.db.update(listings).set(terms).where(eq(listings.id, id));
  let keys = 0;
  const bid = (maximum: number) =>
    site.as(bidder).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `with-premium-${++keys}` });
  await site.as(bidder).put("/api/me/bids/budget", { budget: 2_300 });
  // 2 000 with 200 of premium and 100 of postage are the budget to the crown.
  expect((await bid(2_000)).statusCode).toBe(201);
  const passed = await bid(2_001);
  expect(passed.json()).toMatchObject({ code: "BUDGET_PASSED", details: { total: 2_301.1 } });
  const [lot] = await site.db.select().from(listings).where(eq(listings.id, id));
  const price = (lot?.priceMinor ?? 0) / 100;
  const reported = (await site.as(bidder).get("/api/me/bids/if-all-won")).json().data;
  expect(reported).toMatchObject({ atMaxima: 2_300, atPrices: price * 1.1 + 100 });
  // A second lot of the same bidder counts what the first one costs with its premium.
  const other = await makeAuction(site.ctx);
  const more = await site
    .as(bidder)
    .post(`/api/auctions/${other.id}/bids`, { maximum: 1_000 }, { "idempotency-key": "with-premium-other" });
  expect(more.json()).toMatchObject({ code: "BUDGET_PASSED", details: { total: 3_300 } });
});
