import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { runtimeDirectory } from "./project.mjs";

const STALE_MS = 10_000;

/** Makes a second command wait for the first, so that two never install into the same directories. */
export async function oneAtATime(work) {
  const lock = join(runtimeDirectory, "setup.pid");
  mkdirSync(runtimeDirectory, { recursive: true });
  while (!take(lock)) await pause(250);
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1_000);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(lock, { force: true });
  }
}

function take(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isPending(lock)) rmSync(lock, { force: true }); // left by a killed command: taken in the next round
    return false;
  }
}

/** Containers reuse the same few process ids, so the holder must also have touched the lock lately. */
function isPending(lock) {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE_MS) return false;
    process.kill(Number(readFileSync(lock, "utf8")) || process.pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
