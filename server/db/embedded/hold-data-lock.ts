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
  } catch (error) {
    lock.close();
    if (!isPending(error)) throw cannotWrite(directory, error);
    throw new CannotStart(`The data in ${directory} is in use by another Kabinet${owner(pidFile)}. Stop it first.`);
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`);
  } catch (error) {
    lock.close();
    throw cannotWrite(directory, error);
  }
  return {
    release() {
      rmSync(pidFile, { force: true });
      lock.close();
    },
  };
}

/** SQLite's BUSY; on a full disk it fails with other codes. */
function isPending(error: unknown): boolean {
  const { errcode = 0 } = error as { errcode?: number };
  return (errcode & 0xff) === 5;
}

function cannotWrite(directory: string, error: unknown): CannotStart {
  const reason = error instanceof Error ? error.message : String(error);
  return new CannotStart(`Nothing can be written in ${directory} (${reason}). Is there space left?`);
}

/** For the message only: the lock decides, not this file. */
function owner(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, "utf8").trim()})`;
  } catch {
    return "";
  }
}
