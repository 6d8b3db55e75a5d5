import { access, constants, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import { chooseAccount } from "./choose-account.ts";
import { chooseSocketDirectory } from "./choose-socket-directory.ts";
import { createCluster } from "./create-cluster.ts";
import { holdDataLock } from "./hold-data-lock.ts";
import { keepPostmaster, type SupervisorLog } from "./keep-postmaster.ts";
import { locateBinaries } from "./locate-binaries.ts";
import { makeDirectory } from "./make-directory.ts";
import { placeCluster } from "./place-cluster.ts";

export type EmbeddedDatabase = {
  /** For `pg`: a Unix socket and a role that owns the database `kabinet` without being a superuser. */
  connection: { host: string; port: number; user: string; database: string };
  /** The process id of the postmaster that serves now, null while it is being started again. */
  pid(): number | null;
  /** true: a postmaster left behind by a killed process serves on. */
  adopted: boolean;
  stop(): Promise<void>;
  /** Stops and removes everything, the cluster included where it lies outside `dataDir`: for databases of a moment. */
  discard(): Promise<void>;
};

/** Runs PostgreSQL 18 in `dataDir/database` and keeps it running until `stop()`; refuses data that is in use. */
export async function startEmbeddedDatabase(options: {
  dataDir: string;
  log: SupervisorLog;
  durable?: boolean;
  startTimeoutMs?: number;
}): Promise<EmbeddedDatabase> {
  const { log, durable = true, startTimeoutMs } = options;
  const dataDirectory = await openDataDirectory(resolve(options.dataDir));
  const locks = [holdDataLock(dataDirectory)];
  try {
    const account = await chooseAccount(join(dataDirectory, "database"));
    const binaries = await locateBinaries(account);
    const home = await placeCluster(dataDirectory, account);
    locks.push(holdDataLock(home));
    const directory = join(home, "pg18");
    await createCluster({ binaries, directory, account, durable });
    const socketDirectory = await chooseSocketDirectory(directory, account);
    const logFile = join(home, "postgresql.log");
    const stored = await keepPostmaster(
      { binaries, directory, socketDirectory, logFile, account, durable, startTimeoutMs },
      log,
    );
    const connection = { host: stored.socketDirectory, port: 5432, user: "kabinet", database: "kabinet" };
    await createRoleAndDatabase(connection).catch(async (error) => {
      await stored.stop();
      throw error;
    });
    let stopped: Promise<void> | null = null;
    const end = async () => {
      await stored.stop();
      for (const used of [socketDirectory, stored.socketDirectory]) {
        if (used !== directory) await rm(used, { recursive: true, force: true });
      }
      for (const lock of locks) lock.release();
    };
    const stop = () => {
      stopped ??= end();
      return stopped;
    };
    const discard = async () => {
      await stop();
      for (const place of [home, dataDirectory]) await rm(place, { recursive: true, force: true });
    };
    return { connection, pid: stored.pid, adopted: stored.adopted, stop, discard };
  } catch (error) {
    for (const lock of locks) lock.release();
    throw error;
  }
}

async function openDataDirectory(directory: string): Promise<string> {
  try {
    await makeDirectory(directory);
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK);
    return directory;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    throw new CannotStart(
      `The data directory ${directory} cannot be read and written (${code}). Set DATA_DIR or its owner.`,
    );
  }
}

/** Until a backup asks for it (scripts/backup/archive-wal.ts) no finished file of the log waits to be put aside. */
async function leaveLogAlone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ archive_command: string }>("SHOW archive_command");
  if (rows[0]?.archive_command !== "") return;
  await client.query("ALTER SYSTEM SET archive_command = '/bin/true'");
  await client.query("SELECT pg_reload_conf()");
}

async function createRoleAndDatabase(connection: EmbeddedDatabase["connection"]): Promise<void> {
  const client = new pg.Client({ ...connection, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    const roles = await client.query("SELECT 1 FROM pg_roles WHERE rolname = 'kabinet'");
    if (roles.rowCount === 0) await client.query("CREATE ROLE kabinet LOGIN CREATEDB");
    const databases = await client.query("SELECT 1 FROM pg_database WHERE datname = 'kabinet'");
    if (databases.rowCount === 0) await client.query("CREATE DATABASE kabinet OWNER kabinet");
    await leaveLogAlone(client);
  } finally {
    await client.end();
  }
}
