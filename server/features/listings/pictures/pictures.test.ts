import { readFile } from "node:fs/promises";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import type { Picture } from "#contract/media/media.ts";
import { sql } from "#server/db/query.ts";
import { media } from "#server/features/media/table.ts";
import type { StoragePort } from "#server/ports/storage/storage.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { actingAs } from "#test/context.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture, pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { addListingPicture } from "./add-listing-picture.ts";
import { listingPictures } from "./table.ts";

/**
 * 2 000 × 1 500 px in Display P3, its left half red, its right half blue, with a place and a device in its EXIF (`heif-enc`, of our own
 * drawing).
 */
const heic = new URL("./halves.heic", import.meta.url);

let app: TestApp;
let seller: TestUser;
const files = new Map<string, Buffer>();

beforeAll(async () => {
  app = await createTestApp({ ports: { storage: watched() } });
  seller = await makeUser(app.ctx);
});

const draft = () => makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
const upload = (id: number | string, data: Buffer, part = {}, user: TestUser | null = seller) => {
  const { payload, headers } = uploadForm(data, part);
  return app.app.inject({
    method: "POST",
    url: `/api/me/advertisements/${id}/images`,
    payload,
    headers: { ...headers, ...(user && { authorization: `Bearer ${user.token}` }) },
  });
};
const stored = async () => {
  const { rows } = await app.db.execute<{ media: number; pictures: number }>(
    sql`select (select count(*) from media) as media, (select count(*) from listing_pictures) as pictures`,
  );
  return { ...rows[0], files: files.size };
};

describe("a picture", () => {
  test.each([
    ["jpeg", 1_100, { width: 1_100, height: 800, widths: [320, 640, 1_024, 1_100] }],
    ["png", 640, { width: 640, height: 800, widths: [320, 640] }],
    ["webp", 600, { width: 600, height: 800, widths: [320, 600] }],
    ["avif", 660, { width: 660, height: 800, widths: [320, 640, 660] }],
  ] as const)(
    "PI1, PI2: in %s becomes AVIF and WebP in every width below its own, and in its own",
    async (format, width, made) => {
      const { id } = await draft();
      const answer = await upload(id, await pictureBytes(width, 800, format));
      expect(answer.statusCode).toBe(201);
      const picture = answer.json<{ data: Picture }>().data;
      expect(picture).toMatchObject({ ...made, ready: true });
      expect(picture.id).toMatch(/^[\w-]{22}$/);
      for (const width of picture.widths) {
        for (const kind of ["avif", "webp"]) {
          const file = await app.app.inject(`/media/${picture.id}/${width}.${kind}`);
          expect(file.headers["content-type"]).toBe(`image/${kind}`);
          expect((await sharp(file.rawPayload).metadata()).width).toBe(width);
        }
      }
      expect((await app.app.inject(`/media/${picture.id}/1600.avif`)).statusCode).toBe(404);
    },
  );

  test("smaller than the smallest width is kept at its own size, a tall one within three times its width", async () => {
    const { id } = await draft();
    const small = (await upload(id, await pictureBytes(100, 80))).json<{ data: Picture }>().data;
    expect(small).toMatchObject({ width: 100, height: 80, widths: [320] });
    const tall = (await upload(id, await pictureBytes(20, 30_000, "png"))).json<{ data: Picture }>().data;
    expect(tall.height).toBeLessThanOrEqual(4_800);
  });

  test("is turned as its EXIF says and keeps neither the place nor anything else of it", async () => {
    const { id } = await draft();
    const turned = await sharp(await pictureBytes(800, 400))
      .withExif({
        IFD0: { Make: "Secretcam" },
        IFD3: { GPSLatitudeRef: "N", GPSLatitude: "50/1 5/1 0/1" },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect((await sharp(turned).metadata()).orientation).toBe(6);
    expect(turned.includes("Secretcam")).toBe(true);
    const { data } = (await upload(id, turned)).json<{ data: Picture }>();
    expect(data).toMatchObject({ width: 400, height: 800, widths: [320, 400] });
    const file = (await app.app.inject(`/media/${data.id}/400.webp`)).rawPayload;
    for (const each of [file, files.get(`${data.id}/original.jpg`)]) {
      const { width, exif, orientation, xmp, icc } = await sharp(each).metadata();
      expect({ width, exif, orientation, xmp, icc }).toEqual({ width: 400 });
    }
    // A quarter turn to the right brings the red left half to the top.
    const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
    expect(pixels[0]).toBeGreaterThan(200);
    expect(pixels[pixels.length - info.channels]).toBeLessThan(60);
  });

  test("in HEIC, as phones take it, keeps its colours and neither the place nor the device", async () => {
    const { id } = await draft();
    const taken = await readFile(heic);
    expect(taken.includes("Secretcam")).toBe(true);
    const answer = await upload(id, taken, { type: "image/heic", name: "IMG_0001.HEIC" });
    const { data } = answer.json<{ data: Picture }>();
    expect(data).toMatchObject({
      width: 1_600,
      height: 1_200,
      widths: [320, 640, 1_024, 1_600],
      ready: true,
    });
    for (const name of ["320.webp", "320.avif", "original.jpg"]) {
      const file = files.get(`${data.id}/${name}`);
      expect(file?.includes("Secretcam")).toBe(false);
      const { data: pixels, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
      expect(info.width / info.height).toBeCloseTo(4 / 3, 2);
      const at = (x: number) => [...pixels.subarray(Math.round(x * info.width) * info.channels).subarray(0, 3)];
      const [left, right] = [at(0.2), at(0.8)];
      expect(left[0]).toBeGreaterThan(220);
      expect(left[2]).toBeLessThan(50);
      expect(right[0]).toBeLessThan(40);
      expect(right[2]).toBeGreaterThan(220);
    }
  });

  test("of 50 megapixels is taken whole, is zoomed into at 2 560 px, and only the item's page names that", async () => {
    const { id } = await draft();
    const large = await sharp({ create: { width: 8_192, height: 6_144, channels: 3, background: "#7a4b21" } })
      .jpeg()
      .toBuffer();
    const { data } = (await upload(id, large)).json<{ data: Picture }>();
    expect(data).toMatchObject({ width: 1_600, height: 1_200, widths: [320, 640, 1_024, 1_600] });
    const zoomed = await app.app.inject(`/media/${data.id}/2560.webp`);
    expect(await sharp(zoomed.rawPayload).metadata()).toMatchObject({ width: 2_560, height: 1_920 });
    const original = files.get(`${data.id}/original.jpg`);
    expect(await sharp(original).metadata()).toMatchObject({ width: 8_192, height: 6_144, format: "jpeg" });
    const own = (await app.as(seller).get(`/api/me/advertisements/${id}`)).json().data;
    expect(own.pictures[0].zoomWidth).toBe(2_560);
  });

  test("with something behind its end leaves that behind", async () => {
    const { id } = await draft();
    const polyglot = Buffer.concat([
      await pictureBytes(400, 300),
      Buffer.from("<script>alert('kabinet')</script>PK\x03\x04"),
    ]);
    const { data } = (await upload(id, polyglot)).json<{ data: Picture }>();
    for (const [key, file] of files) if (key.startsWith(data.id)) expect(file.includes("<script>")).toBe(false);
  });

  test.each(["../../etc/passwd", "a\u0000.jpg", "..\\x.jpg", "%2e%2e%2f.jpg", "x".repeat(500)])(
    "is stored under an id of its own, whatever its name: %j",
    async (name) => {
      const { id } = await draft();
      const answer = await upload(id, await pictureBytes(330, 330), { name });
      expect([201, 422]).toContain(answer.statusCode);
      for (const key of files.keys()) expect(key).toMatch(/^[\w-]{22}\/(\d{3,4}\.(avif|webp)|original\.jpg)$/);
    },
  );
});

describe("an upload is refused with 422 and leaves nothing behind", () => {
  test.each<[string, () => Promise<Buffer> | Buffer, string]>([
    ["text called a PNG", () => Buffer.from("this is not a picture"), "PICTURE_UNREADABLE"],
    ["nothing", () => Buffer.alloc(0), "PICTURE_UNREADABLE"],
    ["zeroes", () => Buffer.alloc(5_000), "PICTURE_UNREADABLE"],
    [
      "the head of a PNG and then a page",
      () => Buffer.concat([pngHead(100, 100), Buffer.from("<html>")]),
      "PICTURE_UNREADABLE",
    ],
    [
      "an SVG",
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect/></svg>'),
      "PICTURE_UNREADABLE",
    ],
    ["a GIF", () => pictureBytes(50, 50, "gif"), "PICTURE_UNREADABLE"],
    ["a TIFF", () => pictureBytes(50, 50, "tiff"), "PICTURE_UNREADABLE"],
    ["a GIF that is a script", () => Buffer.from("GIF89a/*\x00\x00*/=1;alert(1)"), "PICTURE_UNREADABLE"],
    [
      "a PDF with a JPEG in it",
      async () => Buffer.concat([Buffer.from("%PDF-1.7\n"), await pictureBytes(50, 50)]),
      "PICTURE_UNREADABLE",
    ],
    ["a JPEG cut short", async () => (await pictureBytes(900, 900)).subarray(0, 2_500), "PICTURE_UNREADABLE"],
    ["a PNG cut short", async () => (await pictureBytes(900, 900, "png")).subarray(0, 1_500), "PICTURE_UNREADABLE"],
    ["the head of a HEIC", () => heicHead(), "PICTURE_UNREADABLE"],
    ["a HEIC cut short", async () => (await readFile(heic)).subarray(0, -290), "PICTURE_UNREADABLE"],
    ["a HEIC whose pixels are noise", async () => spoilt(await readFile(heic)), "PICTURE_UNREADABLE"],
    ["16 000² pixels", () => hugePng(16_000), "PICTURE_TOO_BIG"],
    [
      "100 000 × 100 000 claimed",
      () => Buffer.concat([pngHead(100_000, 100_000), chunk("IDAT", deflateSync(Buffer.alloc(10)))]),
      "PICTURE_TOO_BIG",
    ],
    ["an animated WebP", () => animation("webp"), "PICTURE_ANIMATED"],
  ])("%s", async (_, make, code) => {
    const { id } = await draft();
    const before = await stored();
    const answer = await upload(id, await make(), { type: "image/png", name: "x.png" });
    expect([answer.statusCode, answer.json().code]).toEqual([422, code]);
    expect(answer.json().errors.image[0]).toBeTruthy();
    expect(await stored()).toEqual(before);
  });

  test("a form without the field, another type of body, a broken form", async () => {
    const { id } = await draft();
    const before = await stored();
    const picture = await pictureBytes(50, 50);
    expect((await upload(id, picture, { field: "photo" })).statusCode).toBe(422);
    const json = await app.as(seller).post(`/api/me/advertisements/${id}/images`, { image: "x" });
    expect([json.statusCode, Object.keys(json.json().errors)]).toEqual([422, ["image"]]);
    for (const headers of [
      { "content-type": "multipart/form-data" },
      { "content-type": "multipart/form-data; boundary=other" },
    ]) {
      const answer = await app.app.inject({
        method: "POST",
        url: `/api/me/advertisements/${id}/images`,
        payload: uploadForm(picture).payload,
        headers: { ...headers, authorization: `Bearer ${seller.token}` },
      });
      expect(answer.statusCode).toBe(422);
    }
    const cut = uploadForm(picture);
    const answer = await app.app.inject({
      method: "POST",
      url: `/api/me/advertisements/${id}/images`,
      payload: cut.payload.subarray(0, cut.payload.length - 40),
      headers: { ...cut.headers, authorization: `Bearer ${seller.token}` },
    });
    expect(answer.statusCode).toBe(422);
    expect(await stored()).toEqual(before);
  });
});

describe("an upload is refused", () => {
  test("with 413 above 20 MB", async () => {
    const { id } = await draft();
    const before = await stored();
    const answer = await upload(id, Buffer.concat([await pictureBytes(50, 50), Buffer.alloc(20 * 1024 * 1024)]));
    expect([answer.statusCode, answer.json().code]).toEqual([413, "TOO_LARGE"]);
    expect(await stored()).toEqual(before);
  });

  test("with 413 over a socket too, where the limit falls between two chunks", async () => {
    const { id } = await draft();
    const before = await stored();
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const body = new FormData();
    body.append(
      "image",
      new Blob([new Uint8Array(await pictureBytes(50, 50)), new Uint8Array(21 * 1024 * 1024)]),
      "a.jpg",
    );
    const answer = await fetch(`${address}/api/me/advertisements/${id}/images`, {
      method: "POST",
      body,
      headers: { authorization: `Bearer ${seller.token}` },
    });
    expect(answer.status).toBe(413);
    expect(await stored()).toEqual(before);
  });

  test("with 401 without a token, 404 on another's, a missing or a malformed listing", async () => {
    const { id } = await draft();
    const picture = await pictureBytes(50, 50);
    const before = await stored();
    expect((await upload(id, picture, {}, null)).statusCode).toBe(401);
    expect((await upload(id, picture, {}, await makeUser(app.ctx))).statusCode).toBe(404);
    for (const wrong of [999_999, "abc", "1.5", "0"]) {
      expect((await upload(wrong, picture)).statusCode).toBe(404);
    }
    expect(await stored()).toEqual(before);
  });

  test("with 409 after the first bid, after the end, and as the thirteenth picture", async () => {
    const bidder = await makeUser(app.ctx);
    const bid = {
      priceMinor: 500_00,
      leaderId: bidder.id,
      leaderMaximumMinor: 600_00,
      bidCount: 1,
      bidSequence: 1,
    };
    const withBid = await makeListing(app.ctx, {
      sellerId: seller.id,
      categoryId: null,
      status: "draft",
      ...bid,
    });
    await app.db.execute(sql`update listings set status = 'unsold' where id = ${withBid.id}`);
    const picture = await pictureBytes(50, 50);
    expect((await upload(withBid.id, picture)).json().code).toBe("NOT_EDITABLE");
    const { id } = await draft();
    for (let position = 0; position < 12; position++) await makePicture(app.ctx, id, { position });
    const answer = await upload(id, picture);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "TOO_MANY_PICTURES"]);
  });

  test("for all but one of two that race for the twelfth place, without a file left over", async () => {
    const { id } = await draft();
    for (let position = 0; position < 11; position++) await makePicture(app.ctx, id, { position });
    const before = files.size;
    const picture = await pictureBytes(50, 50);
    const answers = await Promise.all([upload(id, picture), upload(id, picture)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    await expect.poll(() => files.size).toBe(before + 3);
  });
});

describe("the order of pictures", () => {
  test("is set by naming each once, and the first becomes the card's", async () => {
    const { id } = await draft();
    const [a, b, c] = [
      await makePicture(app.ctx, id, { position: 0 }),
      await makePicture(app.ctx, id, { position: 1, role: "label" }),
      await makePicture(app.ctx, id, { position: 2 }),
    ].map((picture) => picture.id) as [string, string, string];
    const put = (ids: unknown, user = seller) => app.as(user).put(`/api/me/advertisements/${id}/images`, { ids });
    const answer = await put([c, a, b]);
    expect(answer.json<{ data: Picture[] }>().data.map((picture) => picture.id)).toEqual([c, a, b]);
    const list = await app.as(seller).get("/api/me/advertisements?group=draft");
    const card = list.json().items.find((item: { id: number }) => item.id === id);
    expect([card.picture.id, card.pictureCount]).toEqual([c, 3]);
    for (const ids of [[a, b], [a, a, b], [a, b, c, c], [a, b, "unknown"], []]) {
      const refused = await put(ids);
      expect([refused.statusCode, refused.json().code]).toEqual([422, "PICTURE_SET_DIFFERS"]);
    }
    for (const ids of [undefined, "x", [1], ["x".repeat(65)], Array(13).fill("x")]) {
      expect((await put(ids)).statusCode).toBe(422);
    }
    expect((await put([c, a, b], await makeUser(app.ctx))).statusCode).toBe(404);
    const [first] = await app.db.select().from(listingPictures).where(sql`listing_id = ${id} and media_id = ${c}`);
    expect(first?.position).toBe(1);
  });
});

describe("removing a picture", () => {
  test("takes row and files away, and only one's own", async () => {
    const { id } = await draft();
    const { data } = (await upload(id, await pictureBytes(50, 50))).json<{ data: Picture }>();
    const url = `/api/me/advertisements/${id}/images/${data.id}`;
    expect((await app.as(await makeUser(app.ctx)).delete(url)).statusCode).toBe(404);
    expect((await app.as(seller).delete(`/api/me/advertisements/${id}/images/unknown`)).statusCode).toBe(404);
    expect((await app.as(null).delete(url)).statusCode).toBe(401);
    expect((await app.as(seller).delete(url)).json()).toEqual({ data: [] });
    await expect.poll(() => [...files.keys()].filter((key) => key.startsWith(data.id))).toEqual([]);
    expect(await app.db.select().from(media).where(sql`id = ${data.id}`)).toEqual([]);
    expect((await app.as(seller).delete(url)).statusCode).toBe(404);
  });
});

describe("/media", () => {
  test("may be kept for good, answers 304 and HEAD, and knows no other names", async () => {
    const { id } = await draft();
    const { data } = (await upload(id, await pictureBytes(400, 300))).json<{ data: Picture }>();
    const url = `/media/${data.id}/320.avif`;
    const found = await app.app.inject(url);
    expect(found.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-length": String(found.rawPayload.length),
      "x-content-type-options": "nosniff",
    });
    const again = await app.app.inject({ url, headers: { "if-none-match": String(found.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    const head = await app.app.inject({ method: "HEAD", url });
    expect([head.statusCode, head.headers["content-length"]]).toEqual([200, found.headers["content-length"]]);
    for (const wrong of ["321.avif", "320.png", "320.avif.webp", "..%2f320.avif", "320.AVIF", "320", "%00.avif"]) {
      const answer = await app.app.inject(`/media/${data.id}/${wrong}`);
      expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    }
    expect((await app.app.inject("/media/..%2f..%2fetc/320.avif")).statusCode).toBe(404);
    expect((await app.app.inject(`/media/${"x".repeat(65)}/320.avif`)).statusCode).toBe(404);
  });

  test("has no file of a pending picture, and says so to no cache", async () => {
    const { id } = await draft();
    const pending = await makePicture(app.ctx, id, { status: "pending" });
    const answer = await app.app.inject(`/media/${pending.id}/320.webp`);
    expect([answer.statusCode, answer.headers["cache-control"]]).toEqual([404, "no-store"]);
    const { data } = (await app.as(seller).get(`/api/me/advertisements/${id}`)).json();
    expect(data.pictures[0]).toMatchObject({ ready: false });
  });

  test("reads from the disk as it does from memory", async () => {
    const onDisk = await createTestApp();
    const owner = await makeUser(onDisk.ctx);
    const listing = await makeListing(onDisk.ctx, { sellerId: owner.id, status: "draft" });
    const form = uploadForm(await pictureBytes(330, 330));
    const answer = await onDisk.app.inject({
      method: "POST",
      url: `/api/me/advertisements/${listing.id}/images`,
      payload: form.payload,
      headers: { ...form.headers, authorization: `Bearer ${owner.token}` },
    });
    const picture = answer.json<{ data: Picture }>().data;
    const file = await onDisk.app.inject(`/media/${picture.id}/320.webp`);
    expect((await sharp(file.rawPayload).metadata()).format).toBe("webp");
  });
});

/** A storage that keeps files in memory, where a test can look at them. */
test("a picture whose commit was not heard of keeps its files: its row may be there", async () => {
  const { id } = await draft();
  const deaf = {
    ...actingAs(app.ctx, seller),
    db: Object.assign(Object.create(app.db), {
      transaction: async (work: Parameters<typeof app.db.transaction>[0]) => {
        await app.db.transaction(work);
        throw new Error("Connection terminated unexpectedly");
      },
    }),
  };
  const before = await stored();
  const adding = addListingPicture(deaf, id, () => pictureBytes(50, 40));
  await expect(adding).rejects.toThrow("Connection terminated");
  const after = await stored();
  expect([after.media, after.files]).toEqual([(before.media ?? 0) + 1, before.files + 3]);
});

function watched(): StoragePort {
  return {
    put: async (key, data) => void files.set(key, data),
    write: () => Promise.reject(new Error("pictures are put whole")),
    get: async (key) => {
      const data = files.get(key);
      return data ? { stream: (await import("node:stream")).Readable.from([data]), bytes: data.length } : null;
    },
    removeAll: async (prefix) => {
      for (const key of files.keys()) if (key.startsWith(prefix)) files.delete(key);
    },
    folders: async function* () {},
    files: async function* () {},
    changedAt: async () => null,
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Signature and header of a greyscale PNG of one bit a pixel. */
function pngHead(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", header)]);
}

/** A true PNG of `side` × `side` pixels that weighs next to nothing. */
function hugePng(side: number): Buffer {
  const pixels = deflateSync(Buffer.alloc(side * (side / 8 + 1)));
  return Buffer.concat([pngHead(side, side), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function heicHead(): Buffer {
  const box = Buffer.alloc(24);
  box.writeUInt32BE(24, 0);
  box.write("ftypheic", 4);
  box.write("mif1heic", 16);
  return Buffer.concat([box, Buffer.alloc(500)]);
}

/** The same file with other bytes where its pixels lie. */
function spoilt(file: Buffer): Buffer {
  return Buffer.from(file).fill(0xa5, file.indexOf("mdat") + 4, file.indexOf("Secretcam") - 150);
}

async function animation(format: "webp"): Promise<Buffer> {
  const frames = [
    await pictureBytes(40, 40, "png"),
    await sharp(await pictureBytes(40, 40, "png"))
      .negate()
      .png()
      .toBuffer(),
  ];
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}
