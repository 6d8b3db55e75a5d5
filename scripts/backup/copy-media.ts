import { createReadStream } from "node:fs";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { type BackupFolder, writeJson } from "./backup-folder.ts";
import type { Report } from "./report.ts";
import { openSealed, sealFile } from "./sealed-file.ts";

/** As the product stores pictures (rule SE5). */
const modes = { folderMode: 0o750, fileMode: 0o640 };
const dayMs = 86_400_000;

/** Paths of the files below `directory`; none where it is not there. A file of pictures is never written a second time. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".part"))
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1));
}

/** Copies the files of pictures that the backup does not have. Returns their bytes. */
export async function copyMedia(folder: BackupFolder, media: string, report: Report): Promise<number> {
  const known = new Set(await listFiles(join(folder.path, "media")));
  const missing = (await listFiles(media)).filter((path) => !known.has(path));
  let bytes = 0;
  for (const [index, path] of missing.entries()) {
    report(`pictures: ${index + 1} of ${missing.length} files`);
    try {
      bytes += (await sealFile(createReadStream(join(media, path)), join(folder.path, "media", path), folder.key))
        .bytes;
    } catch (error) {
      // Taken away meanwhile.
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
  return bytes;
}

/** Removes what the product has taken away longer than `days` ago, when nothing that can be restored shows it. */
export async function forgetMedia(folder: BackupFolder, media: string, { now, days }: { now: Date; days: number }) {
  const file = join(folder.path, "media-taken-away.json");
  const before = JSON.parse(await readFile(file, "utf8").catch(() => "{}")) as Record<string, string>;
  const live = new Set(await listFiles(media));
  const gone = (await listFiles(join(folder.path, "media"))).filter((path) => !live.has(path));
  const since: Record<string, string> = {};
  for (const path of gone) {
    const at = before[path] ?? now.toISOString();
    if (now.getTime() - Date.parse(at) > days * dayMs) await rm(join(folder.path, "media", path), { force: true });
    else since[path] = at;
  }
  await writeJson(file, since);
}

/** Puts the files of pictures back into the empty folder `media`. */
export async function restoreMedia(folder: BackupFolder, media: string, report: Report): Promise<void> {
  const saved = join(folder.path, "media");
  const paths = await listFiles(saved);
  for (const [index, path] of paths.entries()) {
    report(`pictures: ${index + 1} of ${paths.length} files`);
    await openSealed(join(saved, path), join(media, path), folder.key, modes);
  }
}
