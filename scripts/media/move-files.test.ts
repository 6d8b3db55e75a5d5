import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createDiskStorage } from "#server/ports/storage/disk-storage.ts";
import type { StoragePort } from "#server/ports/storage/storage.ts";
import { moveFiles } from "./move-files.ts";

const quiet = () => {};
const all = { wanted: () => true, isRemoved: false };

async function twoPlaces(): Promise<[StoragePort, StoragePort]> {
  const folder = await mkdtemp(join(tmpdir(), "kabinet-move-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const [from, to] = ["from", "to"].map((name) => createDiskStorage(join(folder, name))) as [StoragePort, StoragePort];
  for (let number = 0; number < 30; number++) await from.put(`p${number}/320.webp`, Buffer.from(`picture ${number}`));
  return [from, to];
}
const namesIn = async (place: StoragePort) => (await Array.fromAsync(place.files(), ({ key }) => key)).sort();

test("all that is wanted is copied, once, and stays where it was until its removal is asked for", async () => {
  const [from, to] = await twoPlaces();
  await to.put("p1/320.webp", Buffer.from("half"));
  const wanted = (key: string) => key !== "p0/320.webp";
  expect(await moveFiles(from, to, { ...all, wanted }, quiet)).toMatchObject({ copied: 29, removed: 0 });
  expect(await namesIn(to)).toEqual((await namesIn(from)).filter(wanted));
  const file = await to.get("p1/320.webp");
  expect(file && String(await buffer(file.stream))).toBe("picture 1");
  expect(await moveFiles(from, to, { wanted, isRemoved: true }, quiet)).toMatchObject({ copied: 0, removed: 30 });
  expect(await namesIn(from)).toEqual([]);
});

test("a file that arrives otherwise than it was sent is named, not left there, and nothing is removed; the next call goes on", async () => {
  const [from, to] = await twoPlaces();
  const bad: StoragePort = {
    ...to,
    write: (key, data) => to.write(key, key === "p7/320.webp" ? Readable.from([Buffer.from("pictura 7")]) : data),
  };
  await expect(moveFiles(from, bad, { ...all, isRemoved: true }, quiet)).rejects.toThrow("p7/320.webp has not arrived");
  expect(await namesIn(to)).not.toContain("p7/320.webp");
  expect(await namesIn(from)).toHaveLength(30);
  await moveFiles(from, to, all, quiet);
  expect(await namesIn(to)).toEqual(await namesIn(from));
});
