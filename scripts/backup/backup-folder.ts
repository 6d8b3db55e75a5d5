import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { z } from "zod";
import { CannotStart } from "#server/cannot-start.ts";
import { keyOf } from "./sealed-file.ts";

const format = 1;

const folderForm = z.object({
  format: z.literal(format),
  /** Hex, for the key that is made of BACKUP_KEY. */
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  isEncrypted: z.boolean(),
});

const baseForm = z.object({
  /** Whether the files of a cluster lie here, or one dump of another server's database. */
  kind: z.enum(["cluster", "dump"]),
  startedAt: z.iso.datetime(),
  /** From this moment on the base can be restored. */
  endedAt: z.iso.datetime(),
  /** First file of write-ahead log that it needs; null for a dump. */
  firstWal: z.string().nullable(),
  /** Version of the product that made it. */
  version: z.string(),
  /** SHA-256 of what each file holds, by its path in the cluster. */
  files: z.record(z.string(), z.string()),
});
export type Base = z.infer<typeof baseForm>;

const pointForm = z.object({
  at: z.iso.datetime(),
  /** Rows that only grow, as they were at that moment at least. */
  counts: z.record(z.string(), z.number().int()),
});
/** A moment at which what a backup has to hold was counted. */
export type Point = z.infer<typeof pointForm>;

export interface BackupFolder {
  readonly path: string;
  /** null: files are not encrypted. */
  readonly key: Buffer | null;
}

/**
 * The folder that backups are written to or read from. `isNew` makes one where there is none; `CannotStart` where something else lies there,
 * or BACKUP_KEY does not go with it.
 */
export async function openBackupFolder(
  path: string,
  { backupKey, isNew = false }: { backupKey: string | null; isNew?: boolean },
): Promise<BackupFolder> {
  const folder = resolve(path);
  const file = join(folder, "kabinet-backup.json");
  if (!existsSync(file)) {
    const found = await readdir(folder).catch(() => []);
    if (!isNew) throw new CannotStart(`There is no backup in ${folder}.`);
    if (found.length > 0) throw new CannotStart(`${folder} holds other things than backups: name an empty folder.`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const fresh = { format, salt: randomBytes(16).toString("hex"), isEncrypted: backupKey !== null };
    await writeJson(file, fresh);
  }
  const { salt, isEncrypted } = folderForm.parse(await readJson(file));
  if (isEncrypted && backupKey === null) throw new CannotStart(`The backup in ${folder} is encrypted: set BACKUP_KEY.`);
  if (!isEncrypted && backupKey !== null)
    throw new CannotStart(`The backup in ${folder} was begun without BACKUP_KEY: unset it, or name another folder.`);
  return { path: folder, key: backupKey === null ? null : keyOf(backupKey, salt) };
}

/** Bases that are whole, by the names of their folders, the oldest first. */
export async function listBases({ path }: BackupFolder): Promise<(Base & { name: string })[]> {
  const names = (await readdir(join(path, "bases")).catch(() => [])).filter((name) => !name.endsWith(".part")).sort();
  return Promise.all(
    names.map(async (name) => ({ ...baseForm.parse(await readJson(join(path, "bases", name, "base.json"))), name })),
  );
}

/** Names of the files of write-ahead log that were taken, in order. */
export async function listWal({ path }: BackupFolder): Promise<string[]> {
  return (await readdir(join(path, "wal")).catch(() => [])).filter((name) => !name.endsWith(".part")).sort();
}

/** The moments that were counted, the oldest first. */
export async function readPoints({ path }: BackupFolder): Promise<Point[]> {
  const file = join(path, "points.json");
  return existsSync(file) ? z.array(pointForm).parse(await readJson(file)) : [];
}

/** Stores JSON whole or not at all. */
export async function writeJson(file: string, value: unknown): Promise<void> {
  await writeFile(`${file}.part`, `${JSON.stringify(value, null, 1)}\n`, { mode: 0o600 });
  await rename(`${file}.part`, file);
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, "utf8"));
  } catch (error) {
    throw new CannotStart(`${file} cannot be read (${(error as Error).message}).`);
  }
}

/** Removes what a backup that was cut short has left. */
export async function removeHalves({ path }: BackupFolder): Promise<void> {
  for (const below of ["bases", "wal"]) {
    const names = await readdir(join(path, below)).catch(() => []);
    for (const name of names.filter((each) => each.endsWith(".part")))
      await rm(join(path, below, name), { recursive: true, force: true });
  }
}
