import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { CannotStart } from "#server/cannot-start.ts";

/**
 * Holds `directory` for this process until `release()` or the end of the process, `kill -9` included.
 * Node has no file locks of its own, but SQLite takes one from the operating system: nothing can go stale, and two
 * processes that start together cannot both win.
 */
export function holdDataLock(directory: string): { release(): void } {
  const lockFile = `${directory}/kabinet.lock`;
  const pidFile = `${directory}/kabinet.pid`;
  const lock = new DatabaseSync(lockFile);
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new CannotStart(
      `The data in ${directory} is in use by another Kabinet${owner(pidFile)}. Stop it first.`,
    );
  }
  writeFileSync(pidFile, `${process.pid}\n`);
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

/** For the message only: the lock decides, not this file. */
function owner(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, "utf8").trim()})`;
  } catch {
    return "";
  }
}
