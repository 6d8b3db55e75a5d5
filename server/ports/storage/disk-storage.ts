import { randomUUID } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, normalize, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import type { StoragePort } from "./storage.ts";

/** SE5: Files of pictures are for the server's own account and its group: folders 0750, files 0640. */
const folderMode = 0o750;
const fileMode = 0o640;

/** Files in a directory. A file appears whole or not at all: written beside its place, then renamed. */
export function createDiskStorage(directory: string): StoragePort {
  return {
    put: (key, data) => placeWhole(directory, key, (half) => writeFile(half, data, { mode: fileMode })),
    write: async (key, data) => {
      await placeWhole(directory, key, (half) => pipeline(data, createWriteStream(half, { mode: fileMode })));
      return (await stat(placeOf(directory, key))).size;
    },
    get: async (key) => {
      const path = placeOf(directory, key);
      const found = await stat(path).catch(missing);
      return found?.isFile() ? { stream: createReadStream(path), bytes: found.size } : null;
    },
    removeAll: (prefix) => rm(placeOf(directory, prefix), { recursive: true, force: true }),
    folders: () => foldersOf(directory),
    changedAt: async (folder) => (await stat(placeOf(directory, folder)).catch(missing))?.mtime ?? null,
  };
}

/** Has `fill` write a file beside its place, and puts it there once it is whole. */
async function placeWhole(directory: string, key: string, fill: (half: string) => Promise<void>): Promise<void> {
  const path = placeOf(directory, key);
  const half = `${path}.${randomUUID()}.part`;
  await closeToOthers(directory);
  await mkdir(dirname(path), { recursive: true, mode: folderMode });
  try {
    await fill(half);
    await rename(half, path);
  } catch (error) {
    // Where space has run out, half a file must not keep the rest of it.
    await rm(half, { force: true });
    throw error;
  }
}

/** What stands above the directory, such as the database's place, keeps the modes that it has. */
async function closeToOthers(directory: string): Promise<void> {
  await mkdir(dirname(directory), { recursive: true });
  await mkdir(directory, { recursive: true, mode: folderMode });
  await chmod(directory, folderMode).catch((error: NodeJS.ErrnoException) => {
    // A shared folder that belongs to another account has the modes that its owner gave it.
    if (error.code !== "EPERM") throw error;
  });
}

async function* foldersOf(directory: string): AsyncIterable<string> {
  const entries = await opendir(directory).catch(missing);
  if (!entries) return;
  for await (const entry of entries) if (entry.isDirectory()) yield entry.name;
}

/** Keys come from our own code, yet one that climbs out of the directory is refused all the same. */
function placeOf(directory: string, key: string): string {
  const path = normalize(join(directory, key));
  if (!path.startsWith(normalize(directory) + sep)) throw new Error("storage key leaves the directory");
  return path;
}

function missing(error: NodeJS.ErrnoException): null {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
