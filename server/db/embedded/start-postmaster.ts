import { type ChildProcess, spawn } from "node:child_process";
import { open, readFile, stat, truncate } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { CannotStart } from "#server/cannot-start.ts";
import type { Account } from "./choose-account.ts";
import { findPostmaster, isServing, readRecord } from "./postmaster-pid.ts";
import { spawnAs } from "./run-as.ts";
import { sharedBuffersMiB } from "./shared-buffers.ts";

export type Cluster = {
  binaries: string;
  directory: string;
  socketDirectory: string;
  logFile: string;
  account: Account | null;
  /** false only under tests: no fsync. */
  durable: boolean;
  /** How long a start may take; a minute, unless a backup has to be played. */
  startTimeoutMs?: number | undefined;
};

export type Postmaster = { pid: number; socketDirectory: string; adopted: boolean; exited: Promise<void> };

const startTimeoutMs = 60_000;
const MAX_LOG_BYTES = 10_000_000;
/** The backends of a killed postmaster need a moment to notice; until then their memory looks like a running server. */
const PASSING = /pre-existing shared memory block|lock file .* already exists/;

/** Adopts the postmaster that a killed Kabinet left behind, or starts one; returns when it accepts connections. */
export async function startPostmaster(cluster: Cluster): Promise<Postmaster> {
  const timeoutMs = cluster.startTimeoutMs ?? startTimeoutMs;
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const found = await findPostmaster(cluster.directory);
    if (found?.status === "ready") {
      return {
        pid: found.pid,
        socketDirectory: found.socketDirectory,
        adopted: true,
        exited: whenGone(found.pid, cluster),
      };
    }
    // A process that is starting, recovering or stopping gets time; so does a passing obstacle.
    const started = found ? null : await launch(cluster, deadline);
    if (started) return started;
    await pause(50);
  }
  throw new CannotStart(`PostgreSQL was not ready within ${timeoutMs / 1000} s (see ${cluster.logFile})`);
}

async function launch(cluster: Cluster, deadline: number): Promise<Postmaster | null> {
  const size = (await stat(cluster.logFile).catch(() => null))?.size ?? 0;
  if (size > MAX_LOG_BYTES) await truncate(cluster.logFile);
  const log = await open(cluster.logFile, "a");
  const child = spawn(join(cluster.binaries, "postgres"), postgresArguments(cluster), {
    ...spawnAs(cluster.account),
    cwd: "/",
    detached: true, // Ctrl-C in a terminal is ours: requests are finished before the database goes
    stdio: ["ignore", log.fd, log.fd],
  });
  await log.close();
  const exited = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  while (performance.now() < deadline && isRunning(child)) {
    const record = await readRecord(cluster.directory);
    if (record && record.pid === child.pid && record.status === "ready") {
      child.unref();
      return { pid: record.pid, socketDirectory: cluster.socketDirectory, adopted: false, exited };
    }
    await Promise.race([pause(10), exited]);
  }
  child.kill("SIGQUIT");
  const said = (await readFile(cluster.logFile)).subarray(size > MAX_LOG_BYTES ? 0 : size).toString();
  if (PASSING.test(said)) return null;
  const reason = said.split("\n").find((line) => /FATAL|PANIC|error while loading/.test(line));
  throw new CannotStart(`PostgreSQL did not start: ${reason ?? "no reason given"} (see ${cluster.logFile})`);
}

/** For databases that are gone after a run: nothing is flushed, copied or swept. */
const passing = {
  ...{ fsync: "off", synchronous_commit: "off", full_page_writes: "off", autovacuum: "off" },
  ...{ wal_level: "minimal", max_wal_senders: "0" },
};

function postgresArguments(cluster: Cluster): string[] {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: `"${cluster.socketDirectory.replaceAll('"', '""')}"`,
    unix_socket_permissions: "0700",
    timezone: "UTC",
    log_timezone: "UTC",
    log_line_prefix: "%m [%p] ",
    // A statement whose caller was killed ends soon, with the locks that it holds.
    client_connection_check_interval: "1s",
    // No list here reads so much that a second process would be worth its start; the cores are for others' requests.
    max_parallel_workers_per_gather: "0",
    // Databases of tests are small and many.
    ...(cluster.durable ? { shared_buffers: `${sharedBuffersMiB()}MB`, archive_mode: "on" } : {}),
    ...(cluster.durable ? {} : passing),
  };
  return ["-D", cluster.directory, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}

function isRunning(child: ChildProcess): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** An adopted process is not our child, so its end is found only by looking. */
async function whenGone(pid: number, cluster: Cluster): Promise<void> {
  while (await isServing(pid, cluster.directory)) await pause(100, undefined, { ref: false });
}
