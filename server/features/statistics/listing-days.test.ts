import { beforeAll, expect, test } from "vitest";
import type { ListingDay } from "#contract/listings/listing-days.ts";
import { sql } from "#server/db/query.ts";
import { sweepDays } from "#server/features/listings/days/sweep-days.ts";
import { countView, flushViews } from "#server/features/listings/store-views.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let seller: TestUser;
let bidder: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  seller = await makeUser(site.ctx);
  bidder = await makeUser(site.ctx);
});

const daysOf = async (id: number): Promise<ListingDay[]> =>
  (await site.as(seller).get(`/api/me/advertisements/${id}/days`)).json().data.days;
const all = async (): Promise<ListingDay[]> => (await site.as(seller).get("/api/me/advertisements/days")).json().data;
const day = (days: ListingDay[], at: string) => days.find((each) => each.day === at);
const put = (list: string, productId: number, remove = false) =>
  site.as(null).put(`/api/wishlist/${list}`, { productId, remove });

test("ST1: views, watchers and bids are told by day in Prague, and all listings together", async () => {
  const now = site.ctx.clock();
  const lot = await makeAuction(site.ctx, {
    sellerId: seller.id,
    publishedAt: new Date(now.getTime() - 86_400_000),
  });
  const other = await makeAuction(site.ctx, { sellerId: seller.id });
  const list = (await site.as(null).post("/api/wishlist", {})).json().temp_id;
  const before = (await all()).at(-1);

  countView(site.ctx, lot.id);
  countView(site.ctx, lot.id);
  await flushViews(site.ctx);
  countView(site.ctx, lot.id);
  countView(site.ctx, other.id);
  await flushViews(site.ctx);
  await put(list, lot.id);
  await put(list, other.id);
  await put(list, other.id, true);
  const bid = (maximum: number) =>
    site
      .as(bidder)
      .post(`/api/auctions/${lot.id}/bids`, { maximum }, { "idempotency-key": `day-${lot.id}-${maximum}` });
  expect((await bid(900)).statusCode).toBe(201);
  // A raise of one's own maximum is no public bid.
  expect((await bid(1_500)).statusCode).toBe(201);

  const days = await daysOf(lot.id);
  expect(days).toHaveLength(7);
  expect(days.at(-1)).toMatchObject({ views: 3, watchers: 1, bids: 1 });
  expect(days[0]).toMatchObject({ views: 0, watchers: 0, bids: 0 });
  expect(await daysOf(other.id)).toContainEqual(expect.objectContaining({ views: 1, watchers: 0, bids: 0 }));
  const sums = (await all()).at(-1);
  expect(sums?.views).toBe((before?.views ?? 0) + 4);
  expect(sums?.watchers).toBe((before?.watchers ?? 0) + 1);
  expect(await all()).toHaveLength(30);
});

test("a view just before midnight in Prague is of the day that ends, one after it of the next", async () => {
  const midnight = new Date("2026-07-01T22:00:00Z");
  const lot = await makeAuction(site.ctx, {
    sellerId: seller.id,
    publishedAt: new Date("2026-06-20T10:00:00Z"),
  });
  for (const at of [-1, 1]) {
    site.clock.set(new Date(midnight.getTime() + at * 1_000));
    countView(site.ctx, lot.id);
    await flushViews(site.ctx);
  }
  const days = await daysOf(lot.id);
  expect([day(days, "2026-07-01")?.views, day(days, "2026-07-02")?.views]).toEqual([1, 1]);
  site.clock.set(new Date());
});

test("a day without a change has as many watchers as the one before, what is over ends with its end", async () => {
  const lot = await makeAuction(site.ctx, {
    sellerId: seller.id,
    status: "unsold",
    publishedAt: new Date("2026-03-01T10:00:00Z"),
    closedAt: new Date("2026-03-10T10:00:00Z"),
  });
  await site.db.execute(sql`
    insert into listing_days (listing_id, day, views, watchers) values
      (${lot.id}, '2026-02-20', 9, 2), (${lot.id}, '2026-03-03', 4, null), (${lot.id}, '2026-03-05', 0, 5),
      (${lot.id}, '2026-03-08', 0, 1), (${lot.id}, '2026-03-20', 7, 8)`);
  const days = await daysOf(lot.id);
  expect(days.map(({ watchers }) => watchers)).toEqual([2, 2, 2, 2, 5, 5, 5, 1, 1, 1]);
  expect(days.map(({ views }) => views)).toEqual([0, 0, 4, 0, 0, 0, 0, 0, 0, 0]);
});

test("ST3: another's listing is not found, whoever asks", async () => {
  const lot = await makeAuction(site.ctx);
  const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  for (const who of [seller, moderator]) {
    expect((await site.as(who).get(`/api/me/advertisements/${lot.id}/days`)).statusCode).toBe(404);
  }
  expect((await site.as(null).get(`/api/me/advertisements/${lot.id}/days`)).statusCode).toBe(401);
});

test("RE13: days go after 400 days, the listing's views stay", async () => {
  const lot = await makeAuction(site.ctx, { sellerId: seller.id, views: 12 });
  await site.db.execute(sql`
    insert into listing_days (listing_id, day, views)
    select ${lot.id}, (now() at time zone 'Europe/Prague')::date - n, 6 from unnest(array[399, 402]) as n`);
  expect(await sweepDays(site.ctx)).toBe(1);
  const { rows } = await site.db.execute(sql`
    select l.views, (select count(*)::int from listing_days where listing_id = l.id) as days from listings l where id = ${lot.id}`);
  expect(rows).toEqual([{ views: 12, days: 1 }]);
});
