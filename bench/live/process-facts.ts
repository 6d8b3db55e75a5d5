import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Resident memory of a process in KB. */
export async function rssOf(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
  return Number(stdout);
}

/**
 * Node opens as many files as the hard limit allows; where that is too low, only the person at the machine can raise it.
 */
export async function needOpenFiles(count: number): Promise<void> {
  const { stdout } = await run("sh", ["-c", "ulimit -Hn"]);
  const limit = stdout.trim() === "unlimited" ? Number.POSITIVE_INFINITY : Number(stdout);
  if (limit < count) {
    throw new Error(`${count} open files are needed, but the limit is ${limit}: raise it with ulimit -n`);
  }
}
