import { createReadStream, existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Config } from "#server/config.ts";
import { keysOf } from "#server/open-vault.ts";
import { addToKeyFile } from "#server/ports/vault/key-file.ts";
import { projectFolder } from "#server/project-folder.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { openSealed, sealFile } from "./sealed-file.ts";

const placeOf = ({ path }: BackupFolder) => ({
  env: join(path, "settings", "env"),
  keys: join(path, "settings", "encryption-keys"),
});

/**
 * What cannot be made again and is in no database: settings of services, and the keys of encrypted columns, wherever they are set. Keys
 * that were saved before stay, since moments from before need them. Returns what its reader should know.
 */
export async function saveSettings(folder: BackupFolder, config: Config): Promise<string[]> {
  const { env, keys } = placeOf(folder);
  const file = join(projectFolder, ".env");
  if (existsSync(file)) await sealFile(createReadStream(file), env, folder.key);
  const all = new Set([...keysOf(config), ...(await readSavedKeys(folder))]);
  await sealFile(Readable.from([Buffer.from([...all].join(","))]), keys, folder.key);
  return folder.key
    ? []
    : ["BACKUP_KEY is not set: whoever has this folder has the keys of encrypted columns and services, too."];
}

/** Puts the keys that were saved into `dataDir`; none where the backup is from before there were any. */
export async function restoreKeys(folder: BackupFolder, dataDir: string): Promise<void> {
  const saved = await readSavedKeys(folder);
  if (saved.length > 0) addToKeyFile(dataDir, saved);
}

/** The settings that were saved, in a file that its owner alone may read; null where there were none. */
export async function restoreSettings(folder: BackupFolder, dataDir: string): Promise<string | null> {
  const { env } = placeOf(folder);
  if (!existsSync(env)) return null;
  const place = join(dataDir, "restored.env");
  await openSealed(env, place, folder.key);
  return place;
}

async function readSavedKeys(folder: BackupFolder): Promise<string[]> {
  const { keys } = placeOf(folder);
  if (!existsSync(keys)) return [];
  const scratch = await mkdtemp(join(tmpdir(), "kabinet-keys-"));
  try {
    await openSealed(keys, join(scratch, "keys"), folder.key);
    return (await readFile(join(scratch, "keys"), "utf8")).split(",");
  } finally {
    await rm(scratch, { recursive: true });
  }
}
