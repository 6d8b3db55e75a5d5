import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { pictureLikeness } from "#server/features/media/picture-likeness.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";
import { listNearDuplicates } from "./list-near-duplicates.ts";

let app: TestApp;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  categoryId = (await makeCategory(app.ctx)).id;
});

/** A drawing of shapes whose places follow from `seed`: another seed is another photograph. */
function drawing(seed: number): Promise<Buffer> {
  const place = (index: number) => (seed * (index + 3) * 7_919) % 500;
  const shapes = Array.from({ length: 9 }, (_, index) => {
    const size = 60 + (place(index + 5) % 160);
    return `<rect x="${place(index)}" y="${place(index + 11)}" width="${size}" height="${size * 2}" fill="rgb(${(place(index + 2) % 255).toString()},${index * 28},${255 - index * 28})"/>`;
  });
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800"><rect width="600" height="800" fill="#ddd"/>${shapes.join("")}</svg>`,
    ),
  )
    .png()
    .toBuffer();
}

type Columns = Partial<typeof listings.$inferInsert>;

async function listingWith(picture: Buffer | null, changes: Columns = {}): Promise<number> {
  const sellerId = changes.sellerId ?? (await makeUser(app.ctx)).id;
  const { id } = await makeListing(app.ctx, { categoryId, ...changes, sellerId });
  if (picture) {
    const stored = await storePicture(app.ctx, { data: picture, ownerId: null });
    await app.db.insert(listingPictures).values({ listingId: id, mediaId: stored.id, position: 0 });
  }
  return id;
}
const foundFor = async (id: number) => (await listNearDuplicates(app.ctx, [id])).get(id) ?? [];

test("a photograph taken from another's listing is found, smaller, darker and compressed anew as it is", async () => {
  const original = await drawing(1);
  const owner = await makeUser(app.ctx);
  const first = await listingWith(original, { sellerId: owner.id, status: "unsold" });
  await listingWith(await drawing(2));
  const copy = await sharp(original).resize(430).modulate({ brightness: 0.9 }).jpeg({ quality: 45 }).toBuffer();
  const copied = await listingWith(copy, { status: "in_review" });
  expect(await foundFor(copied)).toMatchObject([
    {
      ...{ id: first, status: "unsold", pictures: 1, words: null, isSameSeller: false },
      ...{ seller: { id: owner.id }, picture: { ready: true } },
    },
  ]);
});

test("of the same seller what runs or waits is told, what has ended or is a draft is not", async () => {
  const seller = await makeUser(app.ctx);
  const picture = await drawing(3);
  const of = (status: (typeof listings.$inferInsert)["status"]) =>
    listingWith(picture, { sellerId: seller.id, status });
  const inspected = await of("in_review");
  const running = await of("live");
  for (const status of ["unsold", "cancelled", "draft"] as const) await of(status);
  const found = await foundFor(inspected);
  expect(found.map(({ id, isSameSeller }) => ({ id, isSameSeller }))).toEqual([{ id: running, isSameSeller: true }]);
});

test("descriptions are compared within the seller and the brand, short ones not at all", async () => {
  const text =
    "Láhev z pozůstalosti po dědečkovi, celou dobu uložená ve sklepě na stojato, hladina po rameno, etiketa lehce zažloutlá.";
  const short = "Láhev je v pořádku.";
  const brandId = (await findOrAddBrand(app.ctx, "Podobná palírna"))?.id ?? 0;
  const theirs = await listingWith(null, { brandId, description: text });
  const another = await listingWith(null, { description: text });
  const inspected = await listingWith(null, { brandId, description: text.replace("dědečkovi", "strýci") });
  const found = await foundFor(inspected);
  expect(found.map(({ id, pictures }) => ({ id, pictures }))).toEqual([{ id: theirs, pictures: 0 }]);
  expect(found[0]?.words).toBeGreaterThan(80);
  expect(await foundFor(another)).toEqual([]);
  await app.db.update(listings).set({ description: short }).where(eq(listings.brandId, brandId));
  expect(await foundFor(inspected)).toEqual([]);
});

test("a plain surface is like no other", async () => {
  const { data, info } = await sharp({ create: { width: 80, height: 80, channels: 3, background: "#777" } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(await pictureLikeness(data, info)).toBeNull();
  const halves = await sharp(await pictureBytes(80, 80))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(await pictureLikeness(halves.data, halves.info)).toMatch(/^[01]{64}$|^$/);
});

test("nothing is asked of the database for no listing", async () => {
  expect(await listNearDuplicates(app.ctx, [])).toEqual(new Map());
});
