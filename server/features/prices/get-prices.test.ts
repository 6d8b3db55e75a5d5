import { beforeAll, expect, test } from "vitest";
import type { ListingPrices } from "#contract/prices/prices.ts";
import { dayMs } from "#contract/values/durations.ts";
import { sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sameThing } from "./same-thing-rules.ts";

let app: TestApp;
let seller: TestUser;
let buyer: TestUser;
let categoryId: number;
let brandIds: number[];
let made = 0;

beforeAll(async () => {
  app = await createTestApp();
  [seller, buyer] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  categoryId = (await makeCategory(app.ctx)).id;
  const brands = [await findOrAddBrand(app.ctx, "Cayo Perdido"), await findOrAddBrand(app.ctx, "Finca Belarde")];
  brandIds = brands.flatMap((brand) => (brand ? [brand.id] : []));
});

const make = (overrides: Parameters<typeof makeAuction>[1] = {}) =>
  makeAuction(app.ctx, { sellerId: seller.id, categoryId, ...overrides });

async function makeSale(priceCzk: number, daysAgo: number, overrides: Parameters<typeof makeAuction>[1] = {}) {
  const endsAt = new Date(Date.now() - daysAgo * dayMs);
  const startsAt = new Date(endsAt.getTime() - 7 * dayMs);
  return make({
    status: "sold",
    winnerId: buyer.id,
    finalPriceMinor: priceCzk * 100,
    soldBy: "bid",
    startsAt,
    endsAt,
    closedAt: endsAt,
    publishedAt: startsAt,
    ...overrides,
  });
}

async function pricesOf(id: number, as: TestUser | null = null): Promise<ListingPrices> {
  const answer = await app.as(as).get(`/api/auctions/${id}/prices`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
}

test("the run of a lot begins at the start price and follows its bids; nothing of a maximum or a reserve is in it", async () => {
  const [first, second] = await makeBidders(app.ctx, 2);
  const { id } = await make({ reserveMinor: 7_777_00 });
  const bid = (user: TestUser | undefined, maximum: number) =>
    app.as(user ?? null).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `prices-${++made}` });
  await bid(first, 8_888);
  await bid(second, 8_000);
  const prices = await pricesOf(id, first);
  expect(prices.run?.steps.map(({ kind, price }) => [kind, price])).toEqual([
    ["start", 500],
    ["bid", 7_777],
    ["bid", 8_200],
  ]);
  expect(prices.run?.changes).toBe(3);
  expect(JSON.stringify(prices)).not.toMatch(/8888|888800|8000\b/);
});

test("what was bought at once ends at its price; what is no auction has no run", async () => {
  const bought = await makeSale(2_000, 1, { soldBy: "buy_now" });
  expect((await pricesOf(bought.id)).run?.steps.at(-1)).toEqual({
    at: bought.closedAt?.toISOString(),
    price: 2_000,
    kind: "buy_now",
  });
  const fixed = await make({ saleMode: "fixed_price", endsAt: null });
  expect((await pricesOf(fixed.id)).run).toBeNull();
  const coming = await make({ startsAt: new Date(Date.now() + dayMs), status: "scheduled" });
  expect((await app.as(seller).get(`/api/auctions/${coming.id}/prices`)).json().data.run).toBeNull();
});

test("PG4: the comparison finds exactly what the rule calls the same thing, sold within twelve months", async () => {
  const [brandId, otherBrandId] = brandIds;
  const thing = { brandId: brandId ?? null, ageYears: 12, vintage: null, volumeMl: 700, pieces: null };
  const variants = [
    thing,
    { ...thing, ageYears: 18 },
    { ...thing, ageYears: null },
    { ...thing, vintage: 1978 },
    { ...thing, brandId: otherBrandId ?? null },
    { ...thing, brandId: null },
    { ...thing, volumeMl: 1_000 },
    { ...thing, volumeMl: null },
    { ...thing, pieces: 1 },
    { ...thing, pieces: 6 },
  ];
  const sold = await Promise.all(variants.map((variant, index) => makeSale(1_000 + index, 30 + index, variant)));
  await makeSale(9_001, 370, thing);
  await make({ ...thing, status: "unsold", closedAt: new Date(Date.now() - dayMs) });
  await makeSale(9_002, 10, {
    ...thing,
    type: "demand",
    saleMode: "fixed_price",
    endsAt: null,
    soldBy: "offer",
  });
  const asked = [thing, { ...thing, vintage: 1978 }, { ...thing, volumeMl: null }, { ...thing, pieces: 6 }];
  for (const seen of asked) {
    const { id } = await make(seen);
    const expected = sold.filter((_, index) => sameThing(seen, variants[index] ?? thing)).map((row) => row.id);
    const { comparison } = await pricesOf(id);
    expect(comparison?.sales.map((sale) => sale.id).toSorted()).toEqual(expected.toSorted());
    expect(expected.length).toBeGreaterThan(0);
    await app.db.execute(sql`delete from listings where id = ${id}`);
  }
});

test("the listing itself is not its own comparison; without a brand there is none", async () => {
  const alone = { brandId: brandIds[1] ?? null, vintage: 1955, volumeMl: 750 };
  const sold = await makeSale(3_000, 5, alone);
  expect((await pricesOf(sold.id)).comparison).toMatchObject({
    count: 0,
    sales: [],
    median: null,
    lowest: null,
  });
  const nameless = await make({ vintage: 1955, volumeMl: 750 });
  expect((await pricesOf(nameless.id)).comparison).toBeNull();
});

test("a median is told from five sales on; the newest sales come first, each with its date and address", async () => {
  const thing = { brandId: brandIds[1] ?? null, vintage: 1963, volumeMl: 750 };
  const { id } = await make(thing);
  for (const [index, price] of [900, 100, 500, 300].entries()) await makeSale(price, 50 - index, thing);
  expect((await pricesOf(id)).comparison).toMatchObject({
    count: 4,
    median: null,
    lowest: 100,
    highest: 900,
  });
  const newest = await makeSale(700, 2, thing);
  const { comparison } = await pricesOf(id);
  expect(comparison).toMatchObject({ count: 5, median: 500, lowest: 100, highest: 900 });
  expect(comparison?.sales[0]).toEqual({
    id: newest.id,
    slug: newest.slug,
    name: newest.name,
    picture: null,
    price: 700,
    bidCount: 0,
    soldAt: newest.closedAt?.toISOString(),
  });
});
