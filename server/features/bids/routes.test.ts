import type { LightMyRequestResponse } from "fastify";
import { beforeAll, describe, expect, test } from "vitest";
import type { LotState } from "#contract/bids/lot-state.ts";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { bidQueueOf } from "./queue/bid-queue.ts";
import { bids } from "./table.ts";

let app: TestApp;
let ada: TestUser;
let bob: TestUser;
let key = 0;

beforeAll(async () => {
  app = await createTestApp();
  [ada, bob] = (await makeBidders(app.ctx, 2)) as [TestUser, TestUser];
});

const newKey = () => ({ "idempotency-key": `key-${++key}-routes` });
const post = (user: TestUser | null, id: number | string, maximum: unknown, headers: object = newKey()) =>
  app.as(user).post(`/api/auctions/${id}/bids`, { maximum }, { ...headers });

const bidsOf = (id: number) => app.db.select().from(bids).where(eq(bids.listingId, id));

async function lotFor(user: TestUser | null, id: number): Promise<LotState> {
  const answer = await app.as(user).get(`/api/auctions/${id}`);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.lot;
}

describe("POST /api/auctions/{id}/bids", () => {
  test("answers with the bid and the lot as its bidder sees it", async () => {
    const lot = await makeAuction(app.ctx);
    const answer = await post(ada, lot.id, 1_000.5);
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      bid: { maximum: 1_000.5, outcome: "leading" },
      lot: {
        price: 500,
        bidCount: 1,
        bidderCount: 1,
        nextMinimum: 1_100,
        viewer: { isLeader: true, hasBid: true, maximum: 1_000.5, obstacle: null, reservePrice: null },
      },
    });
    const second = await post(bob, lot.id, 700);
    expect(second.json().data).toMatchObject({
      bid: { outcome: "outbid" },
      lot: {
        price: 750,
        bidCount: 2,
        bidderCount: 2,
        nextMinimum: 800,
        viewer: { isLeader: false, maximum: 700 },
      },
    });
  });

  test("gives the very same bid for the same key and body, 422 for another body", async () => {
    const lot = await makeAuction(app.ctx);
    const header = newKey();
    const first = await post(ada, lot.id, 800, header);
    await post(bob, lot.id, 2_000);
    const again = await post(ada, lot.id, 800, header);
    expect(again.statusCode).toBe(201);
    expect(again.json().data.bid).toEqual(first.json().data.bid);
    const other = await post(ada, lot.id, 900, header);
    expect(other.statusCode).toBe(422);
    expect(other.json()).toMatchObject({
      code: "IDEMPOTENCY_KEY_REUSED",
      message: "Tento požadavek už jednou přišel s jiným obsahem.",
    });
    expect(await bidsOf(lot.id)).toHaveLength(2);
  });

  test("below the minimum names it in the caller's language, in CZK", async () => {
    const lot = await makeAuction(app.ctx, { startPriceMinor: 12_345_00 });
    const answer = await post(ada, lot.id, 12_000);
    expect(answer.statusCode).toBe(422);
    const sentence = "Nejnižší možný příhoz je 12\u00a0345 Kč.";
    expect(answer.json()).toEqual({
      message: sentence,
      code: "BID_TOO_LOW",
      errors: { maximum: [sentence] },
      details: { minimum: 12_345 },
    });
    const english = await post(ada, lot.id, 12_000, { ...newKey(), "accept-language": "en-GB" });
    expect(english.json().message).toBe("The lowest possible bid is 12\u00a0345\u00a0Kč.");
    await post(ada, lot.id, 13_000);
    expect((await post(ada, lot.id, 13_000)).json()).toMatchObject({
      code: "BID_NOT_RAISED",
      message: "Vaše maximum lze jen zvýšit: zadejte více než 13\u00a0000 Kč.",
    });
  });

  const keys: [string, Record<string, string>][] = [
    ["no key", {}],
    ["a short key", { "idempotency-key": "short" }],
    ["an endless key", { "idempotency-key": "k".repeat(101) }],
    ["a key of other characters", { "idempotency-key": "key with spaces" }],
  ];
  test.each(keys)("refuses %s and stores nothing", async (_name, headers) => {
    const lot = await makeAuction(app.ctx);
    const answer = await post(ada, lot.id, 600, headers);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual(["idempotency-key"]);
    expect(await bidsOf(lot.id)).toEqual([]);
  });

  test.each(["0", "-1", "1.5", "x", "9007199254740992", "1%20or%201", "%00"])(
    "takes the id %s for nothing that exists",
    async (id) => {
      expect((await post(ada, id, 600)).statusCode).toBe(404);
    },
  );
});

describe("GET /api/auctions/{id}", () => {
  test("tells anybody the state of the lot, and what the least bid is", async () => {
    const lot = await makeAuction(app.ctx, { buyNowMinor: 900_00 });
    expect(await lotFor(null, lot.id)).toMatchObject({
      status: "live",
      price: null,
      startPrice: 500,
      bidCount: 0,
      leader: null,
      frozen: false,
      extended: false,
      reserve: "none",
      buyNow: 900,
      nextMinimum: 500,
      step: 50,
      viewer: null,
    });
    await post(ada, lot.id, 700);
    expect(await lotFor(null, lot.id)).toMatchObject({
      price: 500,
      bidCount: 1,
      bidderCount: 1,
      nextMinimum: 550,
      // The lower bound of the range that it lies in.
      rangeMinimum: 0,
      buyNow: null,
      leader: expect.stringMatching(/^u••[\da-f]$/),
    });
  });

  test("opens under a soft close of half a minute", async () => {
    const { id } = await makeAuction(app.ctx);
    await app.db.insert(settings).values({ name: "auctions", value: { softCloseMinutes: 0.5 } });
    forgetSetting(app.ctx, "auctions");
    const answer = await app.as(null).get(`/api/auctions/${id}`);
    expect([answer.statusCode, answer.json().data?.softCloseMinutes]).toEqual([200, 0.5]);
    await app.db.delete(settings).where(eq(settings.name, "auctions"));
    forgetSetting(app.ctx, "auctions");
  });

  test("keeps buy now until the reserve is met, where there is one", async () => {
    const lot = await makeAuction(app.ctx, { buyNowMinor: 3_000_00, reserveMinor: 2_000_00 });
    await post(ada, lot.id, 800);
    expect(await lotFor(null, lot.id)).toMatchObject({ price: 800, reserve: "not_met", buyNow: 3_000 });
    await post(bob, lot.id, 2_600);
    expect(await lotFor(null, lot.id)).toMatchObject({ price: 2_000, reserve: "met", buyNow: null });
  });

  test("tells a viewer the first thing that stands in the way", async () => {
    const { id: categoryId } = await makeCategory(app.ctx, { policy: { accountVerified: true } });
    const suspended = await makeUser(app.ctx, { suspendedAt: new Date(), emailConfirmedAt: null });
    const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
    const lot = await makeAuction(app.ctx, { categoryId, sellerId: suspended.id });
    const open = await makeAuction(app.ctx, { categoryId });
    expect((await lotFor(suspended, lot.id)).viewer?.obstacle).toBe("own_listing");
    expect((await lotFor(suspended, open.id)).viewer?.obstacle).toBe("suspended");
    expect((await lotFor(unconfirmed, open.id)).viewer?.obstacle).toBe("email");
    const unverified = await makeUser(app.ctx, { accountVerifiedAt: null });
    expect((await lotFor(unverified, open.id)).viewer?.obstacle).toBe("account");
  });

  test("C6: says that an auction past its end has ended, and offers nothing, before it is closed", async () => {
    const lot = await makeAuction(app.ctx, { endsAt: new Date(Date.now() - 1_000) });
    expect(await lotFor(ada, lot.id)).toMatchObject({ status: "ended", nextMinimum: null, quickAmounts: [] });
  });

  test("of a fixed price has its price and nothing of an auction", async () => {
    const lot = await makeAuction(app.ctx, {
      saleMode: "fixed_price",
      askedPriceMinor: 900_00,
      endsAt: null,
    });
    expect(await lotFor(null, lot.id)).toMatchObject({
      price: 900,
      nextMinimum: null,
      step: null,
      buyNow: null,
    });
  });
});

describe("GET /api/auctions/{id}/bids", () => {
  test("lists prices, newest first, without raises and without a gap where they were", async () => {
    const lot = await makeAuction(app.ctx);
    await post(ada, lot.id, 1_000);
    await post(ada, lot.id, 1_300);
    await post(bob, lot.id, 700);
    const { data } = (await app.as(bob).get(`/api/auctions/${lot.id}/bids`)).json();
    expect(
      data.map(({ sequence, price, mine, leads }: Record<string, unknown>) => [sequence, price, mine, leads]),
    ).toEqual([
      [2, 750, true, false],
      [1, 500, false, true],
    ]);
    expect(new Set(data.map((line: { bidder: string }) => line.bidder)).size).toBe(2);
  });

  test("B16: comes 50 lines at a time, and older ones by the last line's number", async () => {
    const lot = await makeAuction(app.ctx);
    for (let index = 0; index < 60; index++) {
      await post(index % 2 ? ada : bob, lot.id, 1_000 + index * 20_000);
      await post(index % 2 ? ada : bob, lot.id, 1_500 + index * 20_000);
    }
    const page = async (query = "") => {
      const { data } = (await app.as(null).get(`/api/auctions/${lot.id}/bids${query}`)).json();
      return data.map(({ sequence }: { sequence: number }) => sequence);
    };
    const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);
    expect(await page()).toEqual(down(60, 11));
    expect(await page("?before=11")).toEqual(down(10, 1));
    expect(await page("?before=2")).toEqual([1]);
    expect(await page("?before=500")).toEqual(down(60, 11));
    for (const bad of ["1", "0", "-3", "x", "2.5"]) {
      expect((await app.as(null).get(`/api/auctions/${lot.id}/bids?before=${bad}`)).statusCode).toBe(422);
    }
  });

  test("of a draft is nobody's but the seller's", async () => {
    const lot = await makeAuction(app.ctx, { status: "draft" });
    expect((await app.as(ada).get(`/api/auctions/${lot.id}/bids`)).statusCode).toBe(404);
  });
});

describe("GET /api/me/bids", () => {
  test("groups what one bids in, has won and has lost", async () => {
    const user = await makeUser(app.ctx);
    const [running, won, lost] = [await makeAuction(app.ctx), await makeAuction(app.ctx), await makeAuction(app.ctx)];
    for (const { id } of [running, won, lost]) await post(user, id, 700);
    const sold = (id: number, winnerId: number) =>
      app.db
        .update(listings)
        .set({ status: "sold", winnerId, finalPriceMinor: 500_00, closedAt: new Date() })
        .where(eq(listings.id, id));
    await sold(won.id, user.id);
    await sold(lost.id, ada.id);
    const group = async (name: string) =>
      (await app.as(user).get(`/api/me/bids?group=${name}`))
        .json()
        .items.map(({ id, myMaximum, isLeader, isWinner }: Record<string, unknown>) => [
          id,
          myMaximum,
          isLeader,
          isWinner,
        ]);
    expect(await group("active")).toEqual([[running.id, 700, true, false]]);
    const nextMinimum = async () => (await app.as(user).get("/api/me/bids")).json().items[0].nextMinimum;
    expect(await nextMinimum()).toBeNull();
    await post(ada, running.id, 900);
    expect(await nextMinimum()).toBe(800);
    expect(await group("won")).toEqual([[won.id, 700, true, true]]);
    expect(await group("lost")).toEqual([[lost.id, 700, true, false]]);
    expect((await app.as(null).get("/api/me/bids")).statusCode).toBe(401);
  });
});

test("B15: maxima and reserves are in no answer but their owner's, and in no event", async () => {
  const seller = await makeUser(app.ctx);
  const lot = await makeAuction(app.ctx, { sellerId: seller.id });
  const reserved = await makeAuction(app.ctx, { sellerId: seller.id, reserveMinor: 4_321_07 });
  const placed = await post(ada, lot.id, 9_876.53);
  const toBob = [await post(bob, lot.id, 5_000), await post(bob, lot.id, 5_000), await post(bob, reserved.id, 4_000)];
  const adas = await seenBy(ada, [placed]);
  const bobs = await seenBy(bob, toBob);
  const sellers = await seenBy(seller);
  const strangers = await seenBy(null);

  expect([adas, bobs, sellers, strangers].map((text) => /9876/.test(text))).toEqual([true, false, false, false]);
  expect([adas, bobs, sellers, strangers].map((text) => /4321/.test(text))).toEqual([false, false, true, false]);
  const { rows } = await app.pool.query("select payload::text as text from outbox");
  expect(rows.filter(({ text }) => /9876|4321/.test(text))).toEqual([]);

  /** Everything that a caller can read about the two lots, as text. */
  async function seenBy(user: TestUser | null, more: LightMyRequestResponse[] = []): Promise<string> {
    const paths = [lot, reserved].flatMap(({ id }) => [`/api/auctions/${id}`, `/api/auctions/${id}/bids`]);
    const own = user ? ["/api/me/bids", "/api/me/advertisements"] : [];
    const answers = [...more];
    for (const path of [...paths, "/api/auctions?sort=newest", ...own]) {
      answers.push(await app.as(user).get(path));
    }
    return answers.map((answer) => answer.payload).join("\n");
  }
});

test("a bid that the queue does not take on is answered 503 with the time to wait, and not stored", async () => {
  const closing = await createTestApp();
  const lot = await makeAuction(closing.ctx);
  const [user] = await makeBidders(closing.ctx, 1);
  await bidQueueOf(closing.ctx).stop();
  const answer = await closing
    .as(user ?? null)
    .post(`/api/auctions/${lot.id}/bids`, { maximum: 1_000 }, { ...newKey() });
  expect([answer.statusCode, answer.json().code, answer.headers["retry-after"]]).toEqual([503, "BUSY", "1"]);
  expect(await closing.db.select().from(bids)).toEqual([]);
});

test("closing the application answers the bids under way first", async () => {
  const closing = await createTestApp();
  const lot = await makeAuction(closing.ctx);
  const users = await makeBidders(closing.ctx, 8);
  const answers = users.map((user, index) =>
    closing.as(user).post(`/api/auctions/${lot.id}/bids`, { maximum: 1_000 + index * 3_000 }, { ...newKey() }),
  );
  const [statuses] = await Promise.all([
    Promise.all(answers).then((all) => all.map(({ statusCode }) => statusCode)),
    closing.app.close(),
  ]);
  const placed = statuses.filter((status) => status === 201);
  expect(statuses.filter((status) => ![201, 422, 503].includes(status))).toEqual([]);
  expect(await closing.db.select().from(bids)).toHaveLength(placed.length);
});
