import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import { encryptionKey } from "./vault.ts";

/**
 * The keys of an installation that has none in its settings: one is made at the first need in the data folder, for its owner alone to
 * read. Of processes that make it at once all get the first one's.
 */
export function readKeyFile(dataDir: string): string[] {
  const file = join(dataDir, "encryption.key");
  if (!existsSync(file)) writeKeyFile(dataDir, [randomBytes(32).toString("hex")]);
  const keys = readFileSync(file, "utf8").trim().split(",");
  // An empty text would be a key, too, and one that everybody knows.
  if (keys.every((key) => encryptionKey.test(key))) return keys;
  throw new CannotStart(
    `${file} holds no keys of 64 hexadecimal digits: put back the one that backups have, or remove it.`,
  );
}

/** Puts keys before those that are there already, such as one that a server has made meanwhile. */
export function addToKeyFile(dataDir: string, keys: readonly string[]): void {
  const known = existsSync(join(dataDir, "encryption.key")) ? readKeyFile(dataDir) : [];
  writeKeyFile(dataDir, [...new Set([...keys, ...known])], renameSync);
}

/** Without `put`, a file that is there stays as it is. */
function writeKeyFile(dataDir: string, keys: readonly string[], put = linkSync): void {
  const file = join(dataDir, "encryption.key");
  mkdirSync(dataDir, { recursive: true });
  const whole = `${file}.${randomUUID()}`;
  writeFileSync(whole, `${keys.join(",")}\n`, { mode: 0o600, flush: true });
  try {
    put(whole, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(whole, { force: true });
  }
}
