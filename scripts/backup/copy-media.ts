import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { dayMs } from "#contract/values/durations.ts";
import { createDiskStorage } from "#server/ports/storage/disk-storage.ts";
import type { StoragePort } from "#server/ports/storage/storage.ts";
import { eachAtOnce } from "../each-at-once.ts";
import { type BackupFolder, writeJson } from "./backup-folder.ts";
import type { Report } from "./report.ts";
import { sealFile, unseal } from "./sealed-file.ts";

const atOnce = 8;

const placeOf = ({ path }: BackupFolder) => join(path, "media");
const savedIn = (folder: BackupFolder) => createDiskStorage(placeOf(folder));

async function keysOf(storage: StoragePort): Promise<string[]> {
  return Array.fromAsync(storage.files(), ({ key }) => key);
}

/** Copies the files of pictures that the backup does not have, wherever they are stored; none is ever written a second time. */
export async function copyMedia(folder: BackupFolder, storage: StoragePort, report: Report): Promise<void> {
  const known = new Set(await keysOf(savedIn(folder)));
  const missing = (await keysOf(storage)).filter((key) => !known.has(key));
  await eachAtOnce(missing, atOnce, async (key, index) => {
    report(`pictures: ${index + 1} of ${missing.length} files`);
    const file = await storage.get(key);
    // Else it was taken away meanwhile.
    if (file) await sealFile(file.stream, join(placeOf(folder), key), folder.key);
  });
}

/** Removes what the product has taken away longer than `days` ago, when nothing that can be restored shows it. */
export async function forgetMedia(
  folder: BackupFolder,
  storage: StoragePort,
  { now, days }: { now: Date; days: number },
) {
  const file = join(folder.path, "media-taken-away.json");
  const before = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, string>;
  const live = new Set(await keysOf(storage));
  const saved = savedIn(folder);
  const since: Record<string, string> = {};
  for (const key of await keysOf(saved)) {
    if (live.has(key)) continue;
    const at = before[key] ?? now.toISOString();
    if (now.getTime() - Date.parse(at) > days * dayMs) await saved.removeAll(key);
    else since[key] = at;
  }
  await writeJson(file, since);
}

/** Puts the files of pictures back into the empty `storage`. */
export async function restoreMedia(folder: BackupFolder, storage: StoragePort, report: Report): Promise<void> {
  const keys = await keysOf(savedIn(folder));
  await eachAtOnce(keys, atOnce, async (key, index) => {
    report(`pictures: ${index + 1} of ${keys.length} files`);
    await storage.write(key, Readable.from(unseal(join(placeOf(folder), key), folder.key)));
  });
}
