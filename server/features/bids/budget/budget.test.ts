import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let bidder: TestUser;
let keys = 0;

beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(async () => {
  await site.empty();
  bidder = await makeUser(site.ctx);
});

async function makeLot(postageMinor: number | null) {
  const { id } = await makeAuction(site.ctx);
  await site.db.update(listings).set({ handover: "post", shippingMinor: postageMinor }).where(eq(listings.id, id));
  return id;
}
const bid = (id: number, maximum: number, more: object = {}, key = `budget-${++keys}`) =>
  site.as(bidder).post(`/api/auctions/${id}/bids`, { maximum, ...more }, { "idempotency-key": key });
const setBudget = (budget: number | null) => site.as(bidder).put("/api/me/bids/budget", { budget });

test("X3: a bid that passes the budget is asked about once more, and taken once the bidder has seen it", async () => {
  const [first, second] = [await makeLot(100_00), await makeLot(50_00)];
  expect((await setBudget(3_000)).json().data).toMatchObject({ lots: 0, budget: 3_000 });
  expect((await bid(first, 2_000)).statusCode).toBe(201);
  // 2 000 and 850 with 100 and 50 of postage are the budget to the crown.
  expect((await bid(second, 850)).statusCode).toBe(201);
  const refused = await bid(second, 850.01);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({
    code: "BUDGET_PASSED",
    details: { budget: 3_000, total: 3_000.01 },
  });
  // Raising counts the own lot once.
  expect((await bid(first, 2_001)).json().code).toBe("BUDGET_PASSED");
  expect((await bid(first, 2_001, { budgetSeen: true })).statusCode).toBe(201);
  await setBudget(null);
  expect((await bid(first, 20_000)).statusCode).toBe(201);
});

test("the key of a bid that was asked about is free, and that of a taken one answers the same whatever the budget is", async () => {
  const lot = await makeLot(null);
  await setBudget(1_000);
  expect((await bid(lot, 1_500, {}, "one-key-of-budget")).json().code).toBe("BUDGET_PASSED");
  const taken = await bid(lot, 1_500, { budgetSeen: true }, "one-key-of-budget");
  expect(taken.statusCode).toBe(201);
  await setBudget(1);
  const again = await bid(lot, 1_500, {}, "one-key-of-budget");
  expect(again.json().data.bid).toEqual(taken.json().data.bid);
  expect((await site.db.execute(sql`select from bids`)).rows).toHaveLength(1);
});

test("of bids on several lots at once only those are taken that fit the budget together", async () => {
  await setBudget(2_500);
  const lots = [await makeLot(null), await makeLot(null), await makeLot(null)];
  const answers = await Promise.all(lots.map((id) => bid(id, 1_000)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409]);
});

test("a bid too low is told as such before any budget, and the question does not depend on another's maximum", async () => {
  const lot = await makeLot(null);
  await setBudget(1_000);
  const otherBidder = await makeUser(site.ctx);
  await site.as(otherBidder).post(`/api/auctions/${lot}/bids`, { maximum: 90_000 }, { "idempotency-key": "rival-bid" });
  expect((await bid(lot, 1)).json().code).toBe("BID_TOO_LOW");
  expect((await bid(lot, 5_000)).json().code).toBe("BUDGET_PASSED");
  expect((await bid(lot, 95_000)).json().code).toBe("BUDGET_PASSED");
});

test("a budget is an amount above zero", async () => {
  for (const budget of [0, -1, 1.001, 1e12, "12"]) {
    const answer = await site.as(bidder).put("/api/me/bids/budget", { budget });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors ?? answer.json()).toHaveProperty("budget");
  }
});
