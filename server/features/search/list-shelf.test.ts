import { beforeAll, expect, test } from "vitest";
import type { ShelfEntry } from "#contract/listings/listings.ts";
import { eq } from "#server/db/query.ts";
import type { listings } from "#server/features/listings/table.ts";
import { media } from "#server/features/media/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

let app: TestApp;
let sellerId: number;
beforeAll(async () => {
  app = await createTestApp();
  sellerId = (await makeUser(app.ctx)).id;
});

async function shelf(): Promise<ShelfEntry[]> {
  forget(app.ctx);
  return (await app.as(null).get("/api/auctions/shelf")).json().data;
}

test("F13: shows second-level categories with live lots, counted with what lies below, and the most bid-for lot's picture", async () => {
  const top = await makeCategory(app.ctx);
  const rum = await makeCategory(app.ctx, { parent: top });
  const old = await makeCategory(app.ctx, { parent: rum });
  await makeCategory(app.ctx, { parent: top });
  const lot = (categoryId: number, more: Partial<typeof listings.$inferInsert> = {}) =>
    makeListing(app.ctx, { sellerId, categoryId, ...more });
  await lot(rum.id, { bidCount: 9 });
  const favourite = await lot(old.id, { bidCount: 5 });
  const other = await lot(rum.id, { bidCount: 1 });
  const sold = await lot(rum.id, { status: "sold", finalPriceMinor: 500_00, bidCount: 99 });
  for (const { id } of [other, sold]) await makePicture(app.ctx, id);
  const second = await makePicture(app.ctx, favourite.id, { position: 1 });
  const main = await makePicture(app.ctx, favourite.id, { position: 0 });
  expect(await shelf()).toMatchObject([{ category: { id: rum.id }, count: 3, picture: { id: main.id } }]);

  await app.db.update(media).set({ status: "pending" }).where(eq(media.id, main.id));
  // One that can be seen is better than a place kept for one.
  expect(await shelf()).toMatchObject([{ picture: { id: second.id } }]);
});

test("what came since is shown within seconds: a shelf is kept for so long", async () => {
  const [before] = await shelf();
  await makeListing(app.ctx, { sellerId, categoryId: before?.category.id ?? 0 });
  const again = (await app.as(null).get("/api/auctions/shelf")).json().data;
  expect(again[0].count).toBe(before?.count);
  expect((await shelf())[0]?.count).toBe((before?.count ?? 0) + 1);
});
