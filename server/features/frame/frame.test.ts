import { gzipSync } from "node:zlib";
import { beforeAll, expect, test } from "vitest";
import { maxWishlistItems } from "#contract/listings/wishlist.ts";
import { sql } from "#server/db/query.ts";
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
const frameOf = async (who: TestUser) => (await read(who, "/api/me/frame")).data;

/** What the operations say that tell the same one by one. */
async function partsOf(who: TestUser) {
  const [me, counts, statistics, list] = await Promise.all([
    read(who, "/api/me"),
    read(who, "/api/message?counter=1"),
    read(who, "/api/me/advertisements/statistics"),
    read(who, "/api/wishlist/cs"),
  ]);
  return {
    user: me.data,
    ownListingTotal: statistics.total,
    messageCounts: { total: counts.total, new: counts.new },
    watched: new Set(list.items.map(({ product }: { product: { id: number } }) => product.id)),
  };
}

test("is what the single operations say: the user, counts of messages, notices and listings, and what is followed", async () => {
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
    app
      .as(who)
      .post(`/api/auctions/${lots[0]?.id}/bids`, { maximum }, { "idempotency-key": `frame-${maximum}` });
  await bid(person, 700);
  await bid(await makeUser(app.ctx), 5_000);
  const asked = await app
    .as(person)
    .post(
      `/api/auctions/${lots[1]?.id}/questions`,
      { text: "Jak byla uložena?" },
      { "idempotency-key": "frame-asks" },
    );
  expect(asked.statusCode).toBe(201);
  await app.drainEvents();

  const { watched, waiting, ...frame } = await frameOf(person);
  const parts = await partsOf(person);
  expect({ ...frame, watched: new Set(watched) }).toEqual(parts);
  expect(parts).toMatchObject({ ownListingTotal: 1, messageCounts: { total: 2, new: 1 } });
  expect(watched).toEqual([lots[1]?.id, lots[0]?.id]);
  expect(waiting).toBeNull();
  expect(await frameOf(await makeUser(app.ctx))).toMatchObject({
    ownListingTotal: 0,
    messageCounts: { total: 0, new: 0 },
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
  expect((await frameOf(moderator)).waiting).toEqual((await read(moderator, "/api/moderation/waiting")).data);
  expect((await frameOf(moderator)).waiting.inspections).toBe(1);
  const suspended = await makeUser(app.ctx, { scopes: ["moderation"], suspendedAt: new Date() });
  expect(await frameOf(suspended)).toMatchObject({ waiting: null, user: { suspended: true, scope: [] } });
});

test("is kept by nobody, is for nobody without a token, and is small though the list is full", async () => {
  const person = await makeUser(app.ctx);
  expect((await app.as(null).get("/api/me/frame")).statusCode).toBe(401);
  await app.as(person).post("/api/wishlist");
  await app.db.execute(sql`
    insert into wishlist_items (wishlist_id, listing_id)
    select w.id, 100000 + 7 * n from wishlists w, generate_series(1, ${maxWishlistItems}::int) n where w.user_id = ${person.id}`);
  const answer = await app.as(person).get("/api/me/frame");
  expect(answer.headers["cache-control"]).toBe("private, no-store");
  expect(answer.json().data.watched).toHaveLength(maxWishlistItems);
  expect(gzipSync(answer.body).length).toBeLessThan(2 * 1_024);
});
