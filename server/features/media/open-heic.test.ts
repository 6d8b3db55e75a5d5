import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { openHeic } from "./open-heic.ts";

const megabyte = 1024 * 1024;
const taken = await readFile(new URL("../listings/pictures/halves.heic", import.meta.url));
const header = await sharp(taken).metadata();
const open = (bounds = {}, size = {}) =>
  openHeic(taken, { ...header, ...size }, { mostMs: 60_000, mostMemoryBytes: 256 * megabyte, ...bounds });

test("a HEIC is opened with the profile of its colours, or not at all beyond its time, memory or size", async () => {
  expect(await sharp(await open()).metadata()).toMatchObject({
    format: "tiff",
    width: 2_000,
    height: 1_500,
    icc: header.icc,
  });
  await expect(open({ mostMs: 1 })).rejects.toThrow("ended without a picture");
  await expect(open({ mostMemoryBytes: 17 * megabyte })).rejects.toThrow();
  await expect(open({}, { width: 1_999 })).rejects.toThrow("other sizes");
  // The place of one that failed is free again.
  expect((await open()).length).toBeGreaterThan(2_000 * 1_500 * 3);
});
