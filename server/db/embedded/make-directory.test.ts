import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDirectory } from "./make-directory.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "kabinet-directories-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("what is missing above is made too, and made again it is fine", async () => {
  const path = join(folder, "a", "b", "c");
  await makeDirectory(path);
  await makeDirectory(path);
  expect((await stat(path)).isDirectory()).toBe(true);
});

test("two that make the same at once both succeed", async () => {
  const path = join(folder, "d", "e");
  await Promise.all([makeDirectory(path), makeDirectory(path)]);
  expect((await stat(path)).isDirectory()).toBe(true);
});

test("below a file, or where the file system takes none, it fails at once", async () => {
  await writeFile(join(folder, "file"), "");
  await expect(makeDirectory(join(folder, "file"))).rejects.toThrow();
  await expect(makeDirectory(join(folder, "file", "below"))).rejects.toThrow();
  await expect(makeDirectory("/proc/no-such-place/below")).rejects.toThrow();
});
