import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { maxWishlistItems } from "#contract/watchlist/wishlist.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { copyWatchers } from "./copy-watchers.ts";
import { wishlistItems, wishlists } from "./table.ts";

test("whoever watched a lot watches it when it is offered again, with the note; told twice is once", async () => {
  const app = await createTestApp();
  const seller = await makeUser(app.ctx);
  const { id: categoryId } = await makeCategory(app.ctx);
  const old = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    status: "unsold",
    closedAt: new Date(),
  });
  const again = await makeListing(app.ctx, { sellerId: seller.id, categoryId, relistedFromId: old.id });
  const people = [await makeUser(app.ctx), await makeUser(app.ctx), null];
  for (const [index, each] of people.entries()) {
    const { temp_id } = (await app.as(each).post("/api/wishlist", {})).json();
    await app.as(each).put(`/api/wishlist/${temp_id}`, { productId: old.id, note: "hlídat" });
    if (index === 0) await app.as(each).put(`/api/wishlist/${temp_id}`, { productId: again.id });
  }
  const relisted = { listingId: again.id, fromId: old.id };
  await publish(app.ctx, listingEvents.ListingRelisted, [relisted, relisted]);
  await app.drainEvents();
  const rows = await app.db.select().from(wishlistItems).where(eq(wishlistItems.listingId, again.id));
  const [row] = await app.db.select().from(listings).where(eq(listings.id, again.id));
  expect([rows.length, row?.watcherCount]).toEqual([3, 3]);
  expect(rows.map(({ note }) => note).sort()).toEqual(["hlídat", "hlídat", null]);
});

test("a listing that is being bid on is never waited for: the event comes again", async () => {
  const app = await createTestApp();
  const seller = await makeUser(app.ctx);
  const { id: categoryId } = await makeCategory(app.ctx);
  const [old, again] = [
    await makeListing(app.ctx, { sellerId: seller.id, categoryId }),
    await makeListing(app.ctx, { sellerId: seller.id, categoryId }),
  ];
  await transaction(app.ctx, async (waiting) => {
    await waiting.db.select().from(listings).where(eq(listings.id, again.id)).for("update");
    const copying = transaction(app.ctx, (tx) => copyWatchers(tx, { listingId: again.id, fromId: old.id }));
    await expect(copying).rejects.toThrow();
  });
});

test("W6: a full list does not grow by a listing that is offered again", async () => {
  const app = await createTestApp();
  const [old, again] = [await makeAuction(app.ctx), await makeAuction(app.ctx)];
  const [full, other] = [await makeList(app.ctx), await makeList(app.ctx)];
  const fill = Array.from({ length: maxWishlistItems - 1 }, (_, index) => -1 - index);
  await app.db.insert(wishlistItems).values([...fill, old.id].map((listingId) => ({ wishlistId: full, listingId })));
  await app.db.insert(wishlistItems).values({ wishlistId: other, listingId: old.id });
  await transaction(app.ctx, (tx) => copyWatchers(tx, { listingId: again.id, fromId: old.id }));
  const rows = await app.db.select().from(wishlistItems).where(eq(wishlistItems.listingId, again.id));
  expect(rows.map(({ wishlistId }) => wishlistId)).toEqual([other]);
});

test("a list that is being changed is never waited for either", async () => {
  const app = await createTestApp();
  const [old, again] = [await makeAuction(app.ctx), await makeAuction(app.ctx)];
  const list = await makeList(app.ctx);
  await app.db.insert(wishlistItems).values({ wishlistId: list, listingId: old.id });
  await transaction(app.ctx, async (waiting) => {
    await waiting.db.select().from(wishlists).where(eq(wishlists.id, list)).for("update");
    const copying = transaction(app.ctx, (tx) => copyWatchers(tx, { listingId: again.id, fromId: old.id }));
    await expect(copying).rejects.toThrow();
  });
});

async function makeList(ctx: Ctx): Promise<number> {
  const [list] = await ctx.db.insert(wishlists).values({ tempId: randomUUID() }).returning();
  return list?.id ?? 0;
}
