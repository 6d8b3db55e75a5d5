import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { maxWishlistItems } from "#contract/watchlist/wishlist.ts";
import { sql } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const read = async (who: TestUser, path: string) => (await app.as(who).get(path)).json();
const sessionOf = async (who: TestUser) => (await read(who, "/api/me/session")).data;

/** What the operations say that tell the same one by one. */
async function partsOf(who: TestUser) {
  const [me, counts, statistics, list, cart] = await Promise.all([
    read(who, "/api/me"),
    read(who, "/api/message?counter=1"),
    read(who, "/api/me/advertisements/statistics"),
    read(who, "/api/wishlist/cs"),
    read(who, "/api/cart/own"),
  ]);
  return {
    user: me.data,
    ownListingTotal: statistics.total,
    messageCounts: {
      total: counts.total,
      new: counts.new,
      newNotifications: counts.system.filter(({ isNew }: { isNew: boolean }) => isNew).length,
    },
    cartPieces: cart.data.pieces,
    watched: new Set(list.items.map(({ product }: { product: { id: number } }) => product.id)),
  };
}

test("is what the single operations say: the user, counts of messages, notifications and listings, and what is followed", async () => {
  const [seller, person] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const { id: categoryId } = await makeCategory(app.ctx);
  await makeListing(app.ctx, { sellerId: person.id, categoryId, status: "draft" });
  const lots = [
    await makeAuction(app.ctx, { sellerId: seller.id, categoryId }),
    await makeAuction(app.ctx, { sellerId: seller.id, categoryId }),
  ];
  const list = (await app.as(person).post("/api/wishlist")).json();
  for (const { id } of lots) await app.as(person).put(`/api/wishlist/${list.temp_id}`, { productId: id });
  const bid = (who: TestUser, maximum: number) =>
    app.as(who).post(`/api/auctions/${lots[0]?.id}/bids`, { maximum }, { "idempotency-key": `frame-${maximum}` });
  await bid(person, 700);
  await bid(await makeUser(app.ctx), 5_000);
  const asked = await app
    .as(person)
    .post(`/api/auctions/${lots[1]?.id}/questions`, { text: "Jak byla uložena?" }, { "idempotency-key": "frame-asks" });
  expect(asked.statusCode).toBe(201);
  await app.drainEvents();

  const { watched, waiting, own, ...session } = await sessionOf(person);
  const parts = await partsOf(person);
  expect({ ...session, watched: new Set(watched) }).toEqual(parts);
  expect(parts).toMatchObject({
    ownListingTotal: 1,
    messageCounts: { total: 2, new: 1, newNotifications: 1 },
  });
  expect(watched).toEqual([lots[1]?.id, lots[0]?.id]);
  expect([waiting, own]).toEqual([null, null]);
  expect(await sessionOf(await makeUser(app.ctx))).toMatchObject({
    ownListingTotal: 0,
    messageCounts: { total: 0, new: 0, newNotifications: 0 },
    cartPieces: 0,
    watched: [],
  });
});

test("tells a moderator what waits, and nobody else, a suspended moderator neither", async () => {
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const listing = await makeListing(app.ctx, {
    sellerId: (await makeUser(app.ctx)).id,
    categoryId: (await makeCategory(app.ctx)).id,
    status: "in_review",
  });
  await openInspection(app.ctx, listing, "before");
  expect((await sessionOf(moderator)).waiting).toEqual((await read(moderator, "/api/moderation/waiting")).data);
  expect((await sessionOf(moderator)).waiting.inspections).toBe(1);
  const suspended = await makeUser(app.ctx, { scopes: ["moderation"], suspendedAt: new Date() });
  expect(await sessionOf(suspended)).toMatchObject({ waiting: null, user: { suspended: true, scope: [] } });
});

test("is kept by nobody, is for nobody without a token, and is small though the list is full", async () => {
  const person = await makeUser(app.ctx);
  expect((await app.as(null).get("/api/me/session")).statusCode).toBe(401);
  await app.as(person).post("/api/wishlist");
  await app.db.execute(sql`
    insert into wishlist_items (wishlist_id, listing_id)
    select w.id, 100000 + 7 * n from wishlists w, generate_series(1, ${maxWishlistItems}::int) n where w.user_id = ${person.id}`);
  const answer = await app.as(person).get("/api/me/session");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.json().data.watched).toHaveLength(maxWishlistItems);
  expect(gzipSync(answer.body).length).toBeLessThan(2 * 1_024);
});

test("of a listing it tells what its own operations tell: to a bidder, the seller, a moderator, somebody else; nothing of a stranger's draft", async () => {
  const [seller, bidder, other] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const { id: categoryId } = await makeCategory(app.ctx);
  const lot = await makeAuction(app.ctx, { sellerId: seller.id, categoryId });
  const demand = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    type: "demand",
    saleMode: "by_agreement",
  });
  const draft = await makeListing(app.ctx, { sellerId: seller.id, categoryId, status: "draft" });
  for (const [who, maximum] of [
    [bidder, 900],
    [other, 600],
  ] as const)
    await app.as(who).post(`/api/auctions/${lot.id}/bids`, { maximum }, { "idempotency-key": `own-bid-${maximum}` });
  await app
    .as(bidder)
    .post(
      `/api/auctions/${lot.id}/questions`,
      { text: "Odkud je?", isPublic: true },
      { "idempotency-key": "own-question" },
    );
  await app.drainEvents();

  const people = [seller, bidder, moderator, await makeUser(app.ctx)];
  for (const [index, who] of people.entries())
    for (const { id } of [lot, demand]) {
      const { own } = (await read(who, `/api/me/session?for=${id}`)).data;
      const { lot: state, cancellation } = (await read(who, `/api/auctions/${id}?lang=cs`)).data;
      const { ownConversationId, waiting } = (await read(who, `/api/auctions/${id}/questions`)).data;
      const lines = (await read(who, `/api/auctions/${id}/bids`)).data;
      const isOwn = lines.some((line: { mine: boolean; retractable: unknown }) => line.mine || line.retractable);
      expect(own, `${index} ${id}`).toEqual({
        lot: { ...state, serverTime: own.lot.serverTime },
        lines: isOwn || who === moderator ? lines : null,
        receipts: (await read(who, `/api/me/bids/${id}/receipts`)).data,
        offers: (await read(who, `/api/auctions/${id}/offers`)).data,
        nextSteps: null,
        secondChance: null,
        cancellation,
        ownConversationId,
        waiting,
      });
    }
  const [asSeller, asBidder] = [
    await read(seller, `/api/me/session?for=${lot.id}`),
    await read(bidder, `/api/me/session?for=${lot.id}`),
  ];
  expect(asSeller.data.own).toMatchObject({ waiting: 1, lot: { viewer: { isSeller: true } } });
  expect(asBidder.data.own.receipts).toHaveLength(1);
  expect(asBidder.data.own.lot.viewer).toMatchObject({ isLeader: true, maximum: 900 });
  expect((await read(seller, `/api/me/session?for=${draft.id}`)).data.own.lot.id).toBe(draft.id);
  for (const id of [draft.id, 99_999_999])
    expect((await read(bidder, `/api/me/session?for=${id}`)).data.own).toBeNull();
});

test("after a lot that found no buyer it brings the seller's next steps and the second chance of a bidder", async () => {
  const [seller, bidder] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const { id: categoryId } = await makeCategory(app.ctx);
  const lot = await makeAuction(app.ctx, { sellerId: seller.id, categoryId, reserveMinor: 5_000_00 });
  await app.as(bidder).post(`/api/auctions/${lot.id}/bids`, { maximum: 900 }, { "idempotency-key": "own-unsold" });
  await app.db.execute(sql`update listings set ends_at = now(), planned_ends_at = now() where id = ${lot.id}`);
  await closeDueAuctions(app.ctx);
  expect((await app.as(seller).post(`/api/me/advertisements/${lot.id}/second-chance`)).statusCode).toBe(201);
  const steps = await read(seller, `/api/me/next-steps?ids=${lot.id}`);
  expect((await read(seller, `/api/me/session?for=${lot.id}`)).data.own.nextSteps).toEqual(steps.data[0]);
  const chances = await read(bidder, `/api/me/second-chances?lang=cs&listing=${lot.id}`);
  expect((await read(bidder, `/api/me/session?for=${lot.id}`)).data.own.secondChance).toEqual(chances.data[0]);
  expect([steps.data, chances.data].map(({ length }) => length)).toEqual([1, 1]);
});
