import { beforeAll, expect, test } from "vitest";
import type { ListingCard } from "#contract/listings/listings.ts";
import { sql } from "#server/db/query.ts";
import type { listings } from "#server/features/listings/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

let app: TestApp;
let lot: (minute: number, more?: Partial<typeof listings.$inferInsert>) => Promise<number>;
beforeAll(async () => {
  app = await createTestApp();
  const sellerId = (await makeUser(app.ctx)).id;
  const categoryId = (await makeCategory(app.ctx)).id;
  const start = app.clock.now().getTime() - 30 * 86_400_000;
  lot = async (minute, more = {}) => {
    const publishedAt = new Date(start + minute * 60_000);
    return (await makeListing(app.ctx, { sellerId, categoryId, publishedAt, ...more })).id;
  };
});

async function newest(): Promise<number[]> {
  forget(app.ctx);
  const { data } = (await app.as(null).get("/api/auctions/newest")).json() as { data: ListingCard[] };
  return data.map(({ id }) => id);
}

test("F6: what is new and has a picture comes before what has none, which fills the row", async () => {
  const plain = [await lot(3), await lot(4), await lot(5)];
  const old = await lot(1);
  const young = await lot(2);
  for (const id of [old, young]) await makePicture(app.ctx, id);
  await makePicture(app.ctx, plain[0] ?? 0, { status: "pending", widths: [] });
  const sold = await lot(9, { status: "sold", finalPriceMinor: 500_00 });
  await makePicture(app.ctx, sold);
  expect(await newest()).toEqual([young, old, plain[2], plain[1]]);

  for (const minute of [6, 7, 8]) await makePicture(app.ctx, await lot(minute));
  expect((await newest()).slice(3)).toEqual([young]);
});

test("an import without pictures, however large, does not push the pictures out of the row", async () => {
  const before = await newest();
  const id = await lot(100);
  await app.db.execute(sql`
    insert into listings (seller_id, category_id, type, sale_mode, status, name, start_price_minor, published_at, starts_at, ends_at)
    select seller_id, category_id, type, sale_mode, status, name, start_price_minor, published_at + n * interval '1 minute', starts_at,
      ends_at
    from listings, generate_series(1, 419) n where id = ${id}`);
  expect(await newest()).toEqual(before);
});
