import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { type Details, Refusal } from "#server/errors.ts";
import { outbox } from "#server/events/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { settings } from "#server/features/settings/table.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { placeBid } from "./place-bid.ts";
import { bids } from "./table.ts";

const minute = 60_000;
let ctx: Ctx;
let ada: TestUser;
let bob: TestUser;
let key = 0;

beforeAll(async () => {
  ctx = await createTestContext();
  [ada, bob] = (await makeBidders(ctx, 2)) as [TestUser, TestUser];
});

const bid = async (user: TestUser, listingId: number, czk: number, idempotencyKey = `key-${++key}-place`) => {
  const order = { listingId, maximumMinor: Math.round(czk * 100), idempotencyKey };
  return (await placeBid(actingAs(ctx, user), order)).bid;
};

const bidsOf = (listingId: number) =>
  ctx.db.select().from(bids).where(eq(bids.listingId, listingId)).orderBy(asc(bids.sequence));

async function rowOf(listingId: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!row) throw new Error("no such listing");
  return row;
}

const eventsOf = async (listingId: number) =>
  (
    await ctx.db
      .select()
      .from(outbox)
      .where(sql`payload->>'listingId' = ${String(listingId)}`)
      .orderBy(outbox.id)
  ).map(({ topic, payload }) => ({ topic, payload }));

async function refusalOf(attempt: Promise<unknown>): Promise<{ type: string; code: string; details?: Details }> {
  const error = await attempt.then(
    () => "accepted",
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof Refusal)) throw new Error(`not a refusal: ${String(error)}`);
  return { type: error.name, code: error.code, ...(error.details && { details: error.details }) };
}

describe("an accepted bid", () => {
  test("is stored with what it makes of the lot, and told as an event without any amount", async () => {
    const lot = await makeAuction(ctx);
    expect(await bid(ada, lot.id, 1_000)).toMatchObject({ sequence: 1, maximum: 1_000, outcome: "leading" });
    expect(await bid(bob, lot.id, 700)).toMatchObject({ sequence: 2, maximum: 700, outcome: "outbid" });
    expect(await bid(bob, lot.id, 1_200)).toMatchObject({ sequence: 3, maximum: 1_200, outcome: "leading" });
    expect(await rowOf(lot.id)).toMatchObject({
      priceMinor: 1_100_00,
      leaderId: bob.id,
      leaderMaximumMinor: 1_200_00,
      bidCount: 3,
      bidderCount: 2,
      bidSequence: 3,
      endsAt: lot.endsAt,
    });
    expect((await bidsOf(lot.id)).map((row) => [row.kind, row.priceAfterMinor, row.leaderAfterId])).toEqual([
      ["opening", 500_00, ada.id],
      ["challenge", 750_00, ada.id],
      ["takeover", 1_100_00, bob.id],
    ]);
    const listingId = lot.id;
    expect(await eventsOf(lot.id)).toEqual([
      { topic: "BidPlaced", payload: { listingId, sequence: 1, bidderId: ada.id, outbidUserId: null } },
      { topic: "BidPlaced", payload: { listingId, sequence: 2, bidderId: bob.id, outbidUserId: null } },
      { topic: "BidPlaced", payload: { listingId, sequence: 3, bidderId: bob.id, outbidUserId: ada.id } },
    ]);
  });

  test("of the leader raises the own maximum and nothing else that is public", async () => {
    const lot = await makeAuction(ctx, { endsAt: new Date(Date.now() + minute) });
    await bid(ada, lot.id, 600);
    const before = await rowOf(lot.id);
    expect(await bid(ada, lot.id, 900)).toMatchObject({ sequence: 2, outcome: "leading" });
    const { logHash, lastActAt, ...after } = await rowOf(lot.id);
    const { logHash: hashBefore, lastActAt: actBefore, ...same } = before;
    expect(after).toEqual({ ...same, leaderMaximumMinor: 900_00, bidSequence: 2, logLength: 3 });
    expect(logHash).not.toEqual(hashBefore);
    expect(lastActAt?.getTime()).toBeGreaterThanOrEqual(actBefore?.getTime() ?? Number.NaN);
  });

  test("with less than five minutes left moves the end to exactly five minutes after it, each time anew", async () => {
    const lot = await makeAuction(ctx, { endsAt: new Date(Date.now() + 2 * minute) });
    for (const [user, czk] of [
      [ada, 600],
      [bob, 800],
    ] as const) {
      const { placedAt } = await bid(user, lot.id, czk);
      expect((await rowOf(lot.id)).endsAt?.getTime()).toBe(Date.parse(placedAt) + 5 * minute);
    }
    const rows = await bidsOf(lot.id);
    expect(rows.map((row) => row.extended)).toEqual([true, true]);
    expect(rows.at(-1)?.endsAfter).toEqual((await rowOf(lot.id)).endsAt);
  });

  test("is timed by the database's clock at the lock, not by the process's", async () => {
    const lot = await makeAuction(ctx);
    const wrong = { ...ctx, clock: () => new Date("2040-01-01T00:00:00Z") };
    const before = Date.now();
    const order = { listingId: lot.id, maximumMinor: 500_00, idempotencyKey: "key-of-the-clock" };
    const { placedAt } = (await placeBid(actingAs(wrong, ada), order)).bid;
    expect(Date.parse(placedAt)).toBeGreaterThanOrEqual(before - 1);
    expect(Date.parse(placedAt)).toBeLessThanOrEqual(Date.now() + 1);
  });
});

describe("a refused bid says why and stores nothing", () => {
  const past = new Date(Date.now() - minute);
  const ahead = new Date(Date.now() + minute);
  const cases: [string, Partial<typeof listings.$inferInsert>, string, string][] = [
    ["ended", { endsAt: past }, "Conflict", "AUCTION_ENDED"],
    ["sold", { status: "sold", finalPriceMinor: 500_00 }, "Conflict", "AUCTION_ENDED"],
    ["cancelled", { status: "cancelled" }, "Conflict", "AUCTION_ENDED"],
    ["live by its row, its start still ahead", { startsAt: ahead }, "Conflict", "AUCTION_NOT_STARTED"],
    ["somebody's scheduled", { status: "scheduled", startsAt: ahead }, "NotFound", "NOT_FOUND"],
    ["somebody's scheduled fixed price", { status: "scheduled", saleMode: "fixed_price" }, "NotFound", "NOT_FOUND"],
    ["fixed price", { saleMode: "fixed_price", askedPriceMinor: 900_00 }, "Conflict", "NOT_AN_AUCTION"],
    ["by agreement", { saleMode: "by_agreement" }, "Conflict", "NOT_AN_AUCTION"],
    ["a demand", { type: "demand", saleMode: "by_agreement" }, "Conflict", "NOT_AN_AUCTION"],
    ["a draft", { status: "draft" }, "NotFound", "NOT_FOUND"],
    ["in review", { status: "in_review" }, "NotFound", "NOT_FOUND"],
  ];
  test.each(cases)("%s", async (_name, overrides, type, code) => {
    const lot = await makeAuction(ctx, overrides);
    await expectRefused(lot, () => bid(ada, lot.id, 5_000), { type, code });
  });

  test("below the minimum: the start before the first bid, price and increment after it", async () => {
    const lot = await makeAuction(ctx);
    const tooLow = (minimum: number) => ({ type: "Invalid", code: "BID_TOO_LOW", details: { minimum } });
    await expectRefused(lot, () => bid(ada, lot.id, 499.99), tooLow(500));
    await bid(ada, lot.id, 500);
    await expectRefused(await rowOf(lot.id), () => bid(bob, lot.id, 540), tooLow(550));
  });

  test("a leader who does not raise the own maximum", async () => {
    const lot = await makeAuction(ctx);
    await bid(ada, lot.id, 900);
    const refusal = { type: "Invalid", code: "BID_NOT_RAISED", details: { above: 900 } };
    await expectRefused(await rowOf(lot.id), () => bid(ada, lot.id, 900), refusal);
    await expectRefused(await rowOf(lot.id), () => bid(ada, lot.id, 700), refusal);
  });

  test("the seller, the suspended and who has not confirmed the e-mail", async () => {
    const seller = await makeUser(ctx);
    const suspended = await makeUser(ctx, { suspendedAt: new Date() });
    const unconfirmed = await makeUser(ctx, { emailConfirmedAt: null });
    const lot = await makeAuction(ctx, { sellerId: seller.id });
    await expectRefused(lot, () => bid(seller, lot.id, 900), { type: "Forbidden", code: "OWN_LISTING" });
    await expectRefused(lot, () => bid(suspended, lot.id, 900), {
      type: "Forbidden",
      code: "BIDDER_SUSPENDED",
    });
    await expectRefused(lot, () => bid(unconfirmed, lot.id, 900), {
      type: "Forbidden",
      code: "EMAIL_NOT_CONFIRMED",
    });
  });

  test("T5: who lacks what the category demands", async () => {
    const strict = await createTestContext();
    await strict.db.insert(settings).values({ name: "ageVerification", value: { required: true } });
    const lot = await makeAuction(strict, {
      categoryId: (await makeCategory(strict, { policy: { ageVerified: true, accountVerified: true } })).id,
    });
    const minor = await makeUser(strict, { ageVerifiedAt: null });
    const unverified = await makeUser(strict, { accountVerifiedAt: null });
    const verified = await makeUser(strict, { accountVerifiedAt: new Date() });
    const order = { listingId: lot.id, maximumMinor: 900_00, idempotencyKey: "key-of-the-strict" };
    const attempt = (user: TestUser) => placeBid(actingAs(strict, user), order);
    expect(await refusalOf(attempt(minor))).toEqual({ type: "Forbidden", code: "AGE_NOT_VERIFIED" });
    expect(await refusalOf(attempt(unverified))).toEqual({ type: "Forbidden", code: "ACCOUNT_NOT_VERIFIED" });
    expect((await attempt(verified)).bid).toMatchObject({ sequence: 1 });
  });

  test("unknown lots, and nobody signed in", async () => {
    expect(await refusalOf(bid(ada, 9_007_199_254_740_991, 900))).toEqual({
      type: "NotFound",
      code: "NOT_FOUND",
    });
    const lot = await makeAuction(ctx);
    const order = { listingId: lot.id, maximumMinor: 900_00, idempotencyKey: "key-of-nobody" };
    await expectRefused(lot, () => placeBid(ctx, order), {
      type: "Unauthenticated",
      code: "UNAUTHENTICATED",
    });
  });

  async function expectRefused(before: ListingRow, attempt: () => Promise<unknown>, refusal: object) {
    const stored = await bidsOf(before.id);
    const events = await eventsOf(before.id);
    expect(await refusalOf(attempt())).toEqual(refusal);
    expect(await rowOf(before.id)).toEqual(before);
    expect(await bidsOf(before.id)).toEqual(stored);
    expect(await eventsOf(before.id)).toEqual(events);
  }
});

describe("the idempotency key", () => {
  test("B11: gives one bid and the very same answer, also after the lot has moved on and ended", async () => {
    const lot = await makeAuction(ctx);
    const first = await bid(ada, lot.id, 800, "key-repeated");
    expect(await bid(ada, lot.id, 800, "key-repeated")).toEqual(first);
    await bid(bob, lot.id, 2_000);
    await ctx.db.update(listings).set({ endsAt: new Date() }).where(eq(listings.id, lot.id));
    expect(await bid(ada, lot.id, 800, "key-repeated")).toEqual(first);
    expect(await bidsOf(lot.id)).toHaveLength(2);
  });

  test("with another amount or another lot is refused", async () => {
    const [lot, other] = [await makeAuction(ctx), await makeAuction(ctx)];
    await bid(ada, lot.id, 800, "key-reused");
    const refusal = { type: "Invalid", code: "IDEMPOTENCY_KEY_REUSED" };
    expect(await refusalOf(bid(ada, lot.id, 801, "key-reused"))).toEqual(refusal);
    expect(await refusalOf(bid(ada, other.id, 800, "key-reused"))).toEqual(refusal);
    expect(await bidsOf(other.id)).toEqual([]);
  });

  test("is each bidder's own", async () => {
    const lot = await makeAuction(ctx);
    await bid(ada, lot.id, 800, "key-of-two");
    expect(await bid(bob, lot.id, 900, "key-of-two")).toMatchObject({ sequence: 2 });
  });

  test("of a refused bid may be used again", async () => {
    const lot = await makeAuction(ctx);
    await refusalOf(bid(ada, lot.id, 100, "key-after-refusal"));
    expect(await bid(ada, lot.id, 600, "key-after-refusal")).toMatchObject({ sequence: 1 });
  });

  test("sent ten times at once makes one bid and ten equal answers", async () => {
    const lot = await makeAuction(ctx);
    const answers = await Promise.all(Array.from({ length: 10 }, () => bid(ada, lot.id, 800, "key-at-once")));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await bidsOf(lot.id)).toHaveLength(1);
    expect(await eventsOf(lot.id)).toHaveLength(1);
  });

  test("sent to two lots at once makes one bid; the other request is refused", async () => {
    for (let round = 0; round < 5; round++) {
      const lots = [await makeAuction(ctx), await makeAuction(ctx)];
      const outcomes = await Promise.all(
        lots.map((lot) =>
          bid(ada, lot.id, 800, `key-two-lots-${round}`).then(
            () => "placed",
            (error: Refusal) => error.code,
          ),
        ),
      );
      expect(outcomes.sort()).toEqual(["IDEMPOTENCY_KEY_REUSED", "placed"]);
    }
  });
});

describe("bids at once", () => {
  test("ten equal ones leave one leader: the first, at its maximum", async () => {
    const lot = await makeAuction(ctx);
    const bidders = await makeBidders(ctx, 10);
    const placed = await Promise.allSettled(bidders.map((user) => bid(user, lot.id, 1_000)));
    const stored = await bidsOf(lot.id);
    expect(placed.filter((outcome) => outcome.status === "fulfilled")).toHaveLength(stored.length);
    expect(await rowOf(lot.id)).toMatchObject({
      leaderId: stored[0]?.bidderId,
      priceMinor: stored.length > 1 ? 1_000_00 : 500_00,
    });
    expect(new Set(stored.map((row) => row.leaderAfterId)).size).toBe(1);
  });
});
