import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createFolderSource } from "./folder-source.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kabinet-statements-"));
});
afterEach(() => rm(folder, { recursive: true }));

const period = { from: "2026-11-20", to: "2026-11-24" };
const put = async (name: string, minutesOld = 10) => {
  await writeFile(join(folder, name), "074");
  const at = new Date(Date.now() - minutesOld * 60_000);
  await utimes(join(folder, name), at, at);
};

test("files are read once, in the order of their names, and lie in done or refused then", async () => {
  const source = createFolderSource({ folder });
  await put("b.gpc");
  await put("a.gpc");
  const [first, second] = await source.read(period);
  expect([first?.name, second?.name]).toEqual(["a.gpc", "b.gpc"]);
  await first?.end("taken");
  await second?.end("refused");
  expect(await source.read(period)).toEqual([]);
  expect([await readdir(join(folder, "done")), await source.listRefused()]).toEqual([["a.gpc"], ["b.gpc"]]);
  await put("a.gpc");
  for (const file of await source.read(period)) await file.end("taken");
  expect(await readdir(join(folder, "done")), "another of the same name stays too").toHaveLength(2);
});

test("what is still being written is waited for", async () => {
  const source = createFolderSource({ folder });
  for (const name of ["a.gpc.part", ".a.gpc", "b.TMP"]) await put(name);
  await put("fresh.gpc", 1);
  await put("ahead.gpc", -1);
  expect(await source.read(period)).toEqual([]);
});

test("a folder that is not there is a fault, as one whose disk is gone", async () => {
  await expect(createFolderSource({ folder: join(folder, "gone") }).read(period)).rejects.toThrow("ENOENT");
  expect(await createFolderSource({ folder }).listRefused()).toEqual([]);
});
