import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { addPictureRow, preparePicture } from "#server/features/media/store-picture.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  seller = await makeUser(app.ctx);
});

const addressOf = async (id: number, lang = "cs"): Promise<string> =>
  (await app.as(null).get(`/api/auctions/${id}?lang=${lang}`)).json().data.sharePicture;

test("is a JPEG of the size that networks ask for, kept for good, with the listing's own photograph", async () => {
  const row = await makeListing(app.ctx, { categoryId: 32, sellerId: seller.id, name: "Žluťoučký kůň 1978" });
  const prepared = await preparePicture(app.ctx, { data: await pictureBytes(640, 800), ownerId: seller.id });
  await addPictureRow(app.ctx, prepared);
  await app.ctx.db.insert(listingPictures).values({ listingId: row.id, mediaId: prepared.id, position: 0 });
  const answer = await app.as(null).get(await addressOf(row.id));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  const picture = sharp(answer.rawPayload);
  expect(await picture.metadata()).toMatchObject({ format: "jpeg", width: 1_200, height: 630 });
  // The photograph is red on its left side; beside it is paper.
  const corner = await sharp(answer.rawPayload).extract({ left: 20, top: 300, width: 1, height: 1 }).raw().toBuffer();
  expect(corner[0]).toBeGreaterThan(220);
  expect(corner[1]).toBeLessThan(40);
});

test("PA12: has another address in another language and at another price; the old one leads to the new", async () => {
  const row = await makeListing(app.ctx, { categoryId: 32, sellerId: seller.id });
  const [cs, en] = [await addressOf(row.id), await addressOf(row.id, "en")];
  expect(cs).not.toBe(en);
  await app.db.update(listings).set({ priceMinor: 700_00, bidCount: 1 }).where(eq(listings.id, row.id));
  const now = await addressOf(row.id);
  expect(now).not.toBe(cs);
  const old = await app.as(null).get(cs);
  expect([old.statusCode, old.headers.location]).toEqual([302, now]);
});

test.each([
  ["markup", `<script>alert("1")</script>&amp;`],
  ["letters that the typeface lacks", "日本 ウイスキー 🥃"],
  ["one endless word", "W".repeat(300)],
  ["very many words", "Láhev ze sbírky ".repeat(40)],
])("is drawn whatever the name is made of: %s", async (_, name) => {
  const row = await makeListing(app.ctx, { categoryId: 32, sellerId: seller.id, name });
  const answer = await app.as(null).get(await addressOf(row.id));
  expect(answer.statusCode).toBe(200);
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1_200 });
});

test("is told of nothing that only the seller may see", async () => {
  const row = await makeListing(app.ctx, { categoryId: 32, sellerId: seller.id, status: "in_review" });
  const { data } = (await app.as(seller).get(`/api/auctions/${row.id}?lang=cs`)).json();
  expect(data.sharePicture).toBeNull();
  const guessed = await app.as(seller).get(`/media/share/${row.id}/cs-0123456789abcdef.jpg`);
  expect(guessed.statusCode).toBe(404);
});

test.each([
  "/media/share/0/cs-0123456789abcdef.jpg",
  "/media/share/1/de-0123456789abcdef.jpg",
  "/media/share/x/y.jpg",
  "/media/share/999999999/cs-0123456789abcdef.jpg",
])("%s is no picture", async (path) => {
  expect((await app.as(null).get(path)).statusCode).toBe(404);
});
