import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The keys of an installation that has none in its settings: one is made at the first need in the data folder, for its owner alone to
 * read. Of processes that make it at once all get the first one's.
 */
export function readKeyFile(dataDir: string): string[] {
  const file = join(dataDir, "encryption.key");
  if (!existsSync(file)) writeKeyFile(dataDir, [randomBytes(32).toString("hex")]);
  return readFileSync(file, "utf8").trim().split(",");
}

/** Leaves a file that is there as it is. */
export function writeKeyFile(dataDir: string, keys: readonly string[]): void {
  const file = join(dataDir, "encryption.key");
  mkdirSync(dataDir, { recursive: true });
  const whole = `${file}.${randomUUID()}`;
  writeFileSync(whole, `${keys.join(",")}\n`, { mode: 0o600 });
  try {
    linkSync(whole, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(whole);
  }
}
