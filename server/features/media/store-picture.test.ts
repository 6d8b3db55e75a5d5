import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { TooMany } from "#server/errors.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { encodePicture } from "./encode-picture.ts";
import { storePicture } from "./store-picture.ts";
import { media } from "./table.ts";
import { placesOfOnePerson, uploadPlaces, withUploadPlace } from "./upload-limits.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

test("a picture is stored under the id and in the role it is given, and is ready at once", async () => {
  const data = await pictureBytes(700, 350, "png");
  const picture = await storePicture(app.ctx, { id: "hero-1", data, role: "front", ownerId: null });
  expect(picture).toEqual({
    id: "hero-1",
    width: 700,
    height: 350,
    widths: [320, 640, 700],
    ready: true,
    role: "front",
  });
  expect(await app.ctx.ports.storage.get("hero-1/640.avif")).not.toBeNull();
  expect((await app.db.select().from(media).where(eq(media.id, "hero-1")))[0]).toMatchObject({
    status: "ready",
  });
});

test("where its files cannot be written there is no row", async () => {
  const full = { ...app.ctx.ports.storage, put: () => Promise.reject(new Error("no space left")) };
  const ctx = { ...app.ctx, ports: { ...app.ctx.ports, storage: full } };
  const storing = storePicture(ctx, { id: "lost", data: await pictureBytes(50, 50), ownerId: null });
  await expect(storing).rejects.toThrow("no space left");
  expect(await app.db.select().from(media).where(eq(media.id, "lost"))).toEqual([]);
});

test("PI4: pictures that come together are all encoded, in turn", async () => {
  const data = await pictureBytes(330, 330);
  const encoded = await Promise.all(Array.from({ length: 7 }, () => encodePicture(data)));
  expect(encoded.map(({ widths }) => widths)).toEqual(Array(7).fill([320, 330]));
  await expect(encodePicture(Buffer.from("nothing"))).rejects.toMatchObject({ code: "PICTURE_UNREADABLE" });
  expect((await encodePicture(data)).files).toHaveLength(4);
});

test("more uploads than there are places are sent away before they are read, and places are given back", async () => {
  const gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: uploadPlaces }, (_, index) => withUploadPlace(index, () => gate.promise));
  await expect(withUploadPlace(99, async () => "read")).rejects.toBeInstanceOf(TooMany);
  gate.resolve();
  await Promise.all(waiting);
  expect(await withUploadPlace(99, async () => "read")).toBe("read");
});

test("one person cannot take everybody's places", async () => {
  const gate = Promise.withResolvers<void>();
  const waiting = Array.from({ length: placesOfOnePerson }, () => withUploadPlace(1, () => gate.promise));
  await expect(withUploadPlace(1, async () => "read")).rejects.toBeInstanceOf(TooMany);
  expect(await withUploadPlace(2, async () => "read")).toBe("read");
  gate.resolve();
  await Promise.all(waiting);
  await expect(withUploadPlace(1, () => Promise.reject(new Error("cut short")))).rejects.toThrow("cut short");
  expect(await withUploadPlace(1, async () => "read")).toBe("read");
});

test("a file that is still being written when another fails is cleaned up, too", async () => {
  const late = Promise.withResolvers<void>();
  const files = new Set<string>();
  const storage = {
    ...app.ctx.ports.storage,
    put: async (key: string) => {
      if (key.endsWith(".webp")) throw new Error("no space left");
      await late.promise;
      files.add(key);
    },
    removeAll: async () => files.clear(),
  };
  const ctx = { ...app.ctx, ports: { ...app.ctx.ports, storage } };
  const storing = storePicture(ctx, { data: await pictureBytes(50, 50), ownerId: null });
  setImmediate(late.resolve);
  await expect(storing).rejects.toThrow("no space left");
  expect([...files]).toEqual([]);
});
