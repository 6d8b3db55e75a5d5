import sharp from "sharp";
import { expect, test } from "vitest";
import { asc, eq, inArray } from "#server/db/query.ts";
import { createTestApp } from "#test/app.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { readLikenesses } from "./read-likenesses.ts";
import { storePicture } from "./store-picture.ts";
import { media } from "./table.ts";

/** At most so many bits may differ for two pictures to be shown as nearly the same (rule I8). */
const mostOtherBits = 6;

/** Shapes as of a photograph: two plain halves have a hash of noise. */
function drawing(): Promise<Buffer> {
  const shapes = [1, 2, 3, 4, 5, 6, 7].map(
    (at) =>
      `<rect x="${(at * 191) % 700}" y="${(at * 83) % 500}" width="${90 + at * 17}" height="${60 + at * 31}" fill="rgb(${at * 30},${255 - at * 28},${at * 11})"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="900" height="700" fill="#ddd"/>${shapes.join("")}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

test("I8: pictures stored before there were likenesses get theirs in batches, and then nothing is left to do", async () => {
  const app = await createTestApp();
  const older = { likeness: null, lacksLikeness: true };
  const { id } = await storePicture(app.ctx, { data: await drawing(), ownerId: null });
  const row = async () => (await app.db.select().from(media).where(eq(media.id, id)))[0];
  const right = (await row())?.likeness ?? "";
  await app.db.update(media).set(older).where(eq(media.id, id));
  // Their files are gone: they hold up nobody.
  const lost = Array.from({ length: 20 }, (_, index) => `lost${index}`.padEnd(22, "x"));
  const size = { status: "ready" as const, width: 320, height: 240, widths: [320] };
  await app.db.insert(media).values(lost.map((each) => ({ id: each, ...size, ...older })));

  expect([await readLikenesses(app.ctx), await readLikenesses(app.ctx)]).toEqual([20, 1]);
  const found = (await row())?.likeness ?? "";
  const differing = [...right].filter((bit, index) => bit !== found[index]);
  expect([found.length, differing.length <= mostOtherBits]).toEqual([64, true]);
  const others = await app.db
    .select({ likeness: media.likeness, lacksLikeness: media.lacksLikeness })
    .from(media)
    .where(inArray(media.id, lost))
    .orderBy(asc(media.id));
  expect(others).toEqual(lost.map(() => ({ likeness: null, lacksLikeness: false })));
  expect(await readLikenesses(app.ctx)).toBe(0);
});

test("a file that cannot be read is tried once", async () => {
  const app = await createTestApp();
  const { id } = await storePicture(app.ctx, { data: await pictureBytes(400, 300), ownerId: null });
  await app.ctx.ports.storage.put(`${id}/320.webp`, Buffer.from("no picture"));
  await app.db.update(media).set({ likeness: null, lacksLikeness: true }).where(eq(media.id, id));
  expect([await readLikenesses(app.ctx), await readLikenesses(app.ctx)]).toEqual([1, 0]);
});
