import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream, createWriteStream } from "node:fs";
import { chmod, mkdir, open, opendir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join, normalize, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { promised, type StoragePort } from "./storage.ts";

/** SE5: Files of pictures are for the server's own account and its group: folders 0750, files 0640. */
const folderMode = 0o750;
const fileMode = 0o640;
/** How the name of a file ends that is not whole yet. */
const halfName = ".part";

/** Files in a directory. A file appears whole or not at all: written beside its place, flushed to the disk, then renamed. */
export function createDiskStorage(directory: string): StoragePort {
  const place = (key: string) => placeOf(directory, key);
  return {
    put: async (key, data) => {
      const path = place(key);
      await promised(placeWhole(directory, path, (half) => writeFile(half, data, { mode: fileMode, flush: true })));
    },
    write: async (key, data) => {
      const path = place(key);
      const fill = (half: string) => pipeline(data, createWriteStream(half, { mode: fileMode, flush: true }));
      await placeWhole(directory, path, fill);
      return (await stat(path)).size;
    },
    get: async (key) => {
      const path = place(key);
      const found = await promised(stat(path).catch(missing));
      if (!found?.isFile()) return null;
      const stream = createReadStream(path);
      const opened = await promised(once(stream, "open").catch(missing));
      return opened && { stream, bytes: found.size };
    },
    removeAll: async (prefix) => {
      const path = place(prefix);
      await promised(rm(path, { recursive: true, force: true }));
    },
    folders: () => foldersOf(directory),
    files: () => filesOf(directory),
    changedAt: async (folder) => (await stat(place(folder)).catch(missing))?.mtime ?? null,
  };
}

/** Has `fill` write a file beside its place, and puts it there once it is whole. */
async function placeWhole(directory: string, path: string, fill: (half: string) => Promise<void>): Promise<void> {
  const half = `${path}.${randomUUID()}${halfName}`;
  await closeToOthers(directory);
  const made = await mkdir(dirname(path), { recursive: true, mode: folderMode });
  try {
    await fill(half);
    await rename(half, path);
    // A name is lost with the power unless its folder is flushed, too.
    for (const folder of [dirname(path), ...(made ? [dirname(made)] : [])]) await flushFolder(folder);
  } catch (error) {
    // Where space has run out, half a file must not keep the rest of it.
    await rm(half, { force: true });
    throw error;
  }
}

async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } catch (error) {
    // Some shared folders cannot flush one of theirs.
    if (!["EINVAL", "ENOTSUP"].includes((error as NodeJS.ErrnoException).code ?? "")) throw error;
  } finally {
    await handle.close();
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

async function* filesOf(directory: string): AsyncIterable<{ key: string; bytes: number }> {
  const entries = await opendir(directory, { recursive: true }).catch(missing);
  if (!entries) return;
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const found = entry.isFile() && !entry.name.endsWith(halfName) && (await stat(path).catch(missing));
    if (found) yield { key: relative(directory, path).replaceAll(sep, "/"), bytes: found.size };
  }
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
