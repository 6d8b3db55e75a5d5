import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { onNewWork } from "#server/events/new-work.ts";
import { outbox } from "#server/events/table.ts";
import { users } from "#server/features/accounts/table.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { listings } from "#server/features/listings/table.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { emptyDatabase } from "#test/database.ts";
import { entriesRead } from "#test/entries-read.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import type { TestUser } from "#test/make/user.ts";
import { closeDueAuctions } from "./close-due-auctions.ts";

let shared: Ctx;
let ctx: Ctx;
let ada: TestUser;
let bob: TestUser;
let key = 0;

beforeAll(async () => {
  shared = await createTestContext();
});
beforeEach(async () => {
  ctx = shared;
  await emptyDatabase(ctx.db.$client);
  [ada, bob] = (await makeBidders(ctx, 2)) as [TestUser, TestUser];
});

const bid = (user: TestUser, listingId: number, czk: number) =>
  placeBid(actingAs(ctx, user), { listingId, maximumMinor: czk * 100, idempotencyKey: `key-${++key}-close` });

async function endNow(id: number): Promise<void> {
  await ctx.db.update(listings).set({ endsAt: sql`clock_timestamp()` }).where(eq(listings.id, id));
}

async function resultOf(id: number) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  return row && { status: row.status, winnerId: row.winnerId, finalPriceMinor: row.finalPriceMinor };
}

const closings = async () =>
  (await ctx.db.select().from(outbox).where(eq(outbox.topic, "AuctionClosed")).orderBy(outbox.id)).map(
    ({ payload }) => payload,
  );

test("C1: a lot is sold to its leader at the visible price, at its end, and told once", async () => {
  const { id } = await makeAuction(ctx);
  await bid(ada, id, 1_000);
  await bid(bob, id, 2_500);
  await endNow(id);
  expect(await closeDueAuctions(ctx)).toBe(1);
  expect(await resultOf(id)).toEqual({ status: "sold", winnerId: bob.id, finalPriceMinor: 1_100_00 });
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  expect(row?.closedAt).toEqual(row?.endsAt);
  expect(await closings()).toEqual([{ listingId: id, outcome: "sold", winnerId: bob.id, finalPriceMinor: 1_100_00 }]);
});

test("without a bid, or below the reserve, nothing is sold", async () => {
  const empty = await makeAuction(ctx);
  const reserved = await makeAuction(ctx, { reserveMinor: 2_000_00 });
  await bid(ada, reserved.id, 1_999);
  for (const { id } of [empty, reserved]) await endNow(id);
  expect(await closeDueAuctions(ctx)).toBe(2);
  for (const { id } of [empty, reserved]) {
    expect(await resultOf(id)).toEqual({ status: "unsold", winnerId: null, finalPriceMinor: null });
  }
  expect(await closings()).toHaveLength(2);
});

test("of leaders who were suspended while their bids were decided none wins, however many they are", async () => {
  const [cyril, dana] = (await makeBidders(ctx, 2)) as [TestUser, TestUser];
  const { id } = await makeAuction(ctx);
  for (const [index, each] of [ada, bob, cyril, dana].entries()) await bid(each, id, 1_000 * (index + 1));
  // As a suspension leaves it that has not seen these bids.
  for (const each of [bob, cyril, dana])
    await ctx.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, each.id));
  await endNow(id);
  expect(await closeDueAuctions(ctx)).toBe(1);
  expect(await resultOf(id)).toMatchObject({ status: "sold", winnerId: ada.id });
});

test("running auctions and other listings stay as they are", async () => {
  const running = await makeAuction(ctx);
  const past = new Date(Date.now() - 1_000);
  const fixed = await makeAuction(ctx, { saleMode: "fixed_price", askedPriceMinor: 1_00, endsAt: past });
  const draft = await makeAuction(ctx, { status: "draft", endsAt: past });
  expect(await closeDueAuctions(ctx)).toBe(0);
  expect((await resultOf(running.id))?.status).toBe("live");
  expect((await resultOf(fixed.id))?.status).toBe("live");
  expect((await resultOf(draft.id))?.status).toBe("draft");
});

test("many closers at once close each of many lots once", async () => {
  await makeManyDue(650);
  const counts = await Promise.all(Array.from({ length: 6 }, () => closeDueAuctions(ctx)));
  const left = await closeDueAuctions(ctx);
  expect(counts.reduce((sum, count) => sum + count, left)).toBe(650);
  const reported = (await closings()) as { listingId: number }[];
  expect(reported).toHaveLength(650);
  expect(new Set(reported.map(({ listingId }) => listingId)).size).toBe(650);
});

test("a closing of several batches wakes the worker once, one that closes nothing does not", async () => {
  await makeManyDue(501);
  const openAtWake: Promise<number>[] = [];
  const stop = onNewWork(ctx, () => openAtWake.push(ctx.db.$count(listings, eq(listings.status, "live"))));
  expect([await closeDueAuctions(ctx), await closeDueAuctions(ctx)]).toEqual([501, 0]);
  expect(await Promise.all(openAtWake)).toEqual([0]);
  stop();
});

test("a closing reads each lot a few times, however many are due and whatever PostgreSQL expected", async () => {
  ctx = await createTestContext({ size: 1 });
  const lots = 1_000;
  await makeManyDue(lots);
  await ctx.db.execute(sql`update listings set status = 'unsold', closed_at = ends_at`);
  await ctx.db.execute(sql`vacuum analyze listings`);
  await makeManyDue(lots);
  const read = await entriesRead(ctx, "listings", () => closeDueAuctions(ctx));
  expect(read / lots).toBeLessThan(9);
  expect(await closings()).toHaveLength(lots);
});

/** Stores that many lots without bids whose end was a second ago. */
async function makeManyDue(count: number): Promise<void> {
  const { id } = await makeAuction(ctx, { endsAt: new Date(Date.now() - 1_000) });
  await ctx.db.execute(sql`
    insert into listings (seller_id, category_id, type, sale_mode, status, name, start_price_minor, starts_at, ends_at)
    select seller_id, category_id, type, sale_mode, status, 'Lahev ' || n, start_price_minor, starts_at, ends_at
    from listings, generate_series(2, ${count}::int4) n where id = ${id}`);
}

test("a bid after the end is refused, whether or not the closing has come", async () => {
  const { id } = await makeAuction(ctx);
  await bid(ada, id, 700);
  await endNow(id);
  await expect(bid(bob, id, 5_000)).rejects.toMatchObject({ code: "AUCTION_ENDED" });
  await closeDueAuctions(ctx);
  await expect(bid(bob, id, 5_000)).rejects.toMatchObject({ code: "AUCTION_ENDED" });
  expect(await resultOf(id)).toEqual({ status: "sold", winnerId: ada.id, finalPriceMinor: 500_00 });
});

test("C2: a lot that somebody holds is passed over, and closed the next time", async () => {
  const [locked, free] = [await makeAuction(ctx), await makeAuction(ctx)];
  for (const { id } of [locked, free]) await endNow(id);
  await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from listings where id = ${locked.id} for update`);
    expect(await closeDueAuctions(ctx)).toBe(1);
    expect((await resultOf(locked.id))?.status).toBe("live");
  });
  expect(await closeDueAuctions(ctx)).toBe(1);
});

test("an end that a late bid has moved counts, not the planned one", async () => {
  const { id } = await makeAuction(ctx, { endsAt: new Date(Date.now() + 60_000) });
  await bid(ada, id, 700);
  const plannedEnd = async () => new Date(Date.now() + 60_000);
  expect(await closeDueAuctions(ctx, plannedEnd)).toBe(0);
  expect((await resultOf(id))?.status).toBe("live");
});
