import { execFile } from "node:child_process";
import { readFile, readlink, rm } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";

/** The record that the running (or dead) postmaster wrote of itself: lines 1, 5 and 8 of `postmaster.pid`. */
export type PostmasterRecord = { pid: number; socketDirectory: string; status: string };

/** The postmaster that serves `cluster` now, whoever started it. A record left by a dead one is removed. */
export async function findPostmaster(cluster: string): Promise<PostmasterRecord | null> {
  const record = await readRecord(cluster);
  if (!record) return null;
  if (await isServing(record.pid, cluster)) return record;
  await rm(join(cluster, "postmaster.pid"), { force: true });
  return null;
}

/** The file as it stands, whether or not its process lives. */
export async function readRecord(cluster: string): Promise<PostmasterRecord | null> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => null);
  if (text === null) return null;
  const lines = text.split("\n");
  return { pid: Number(lines[0]), socketDirectory: lines[4] ?? "", status: (lines[7] ?? "").trim() };
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A pid alone proves nothing after a reboot: the process must be at home in this very cluster. Nor does an answer to
 * signal 0: a dead orphan that nobody collects still gives one, but has no working directory any more.
 */
export async function isServing(pid: number, cluster: string): Promise<boolean> {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false;
  if (process.platform === "linux") return (await readlink(`/proc/${pid}/cwd`).catch(() => "")) === cluster;
  const { stdout } = await promisify(execFile)("ps", ["-o", "command=", "-p", String(pid)]).catch(() => ({
    stdout: "",
  }));
  return stdout.includes("postgres");
}
