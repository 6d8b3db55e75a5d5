import { execFile } from "node:child_process";
import { globSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { chooseAccount } from "#server/db/embedded/choose-account.ts";
import { chooseSocketDirectory } from "#server/db/embedded/choose-socket-directory.ts";
import { createCluster } from "#server/db/embedded/create-cluster.ts";
import { keepPostmaster } from "#server/db/embedded/keep-postmaster.ts";
import { placeCluster } from "#server/db/embedded/place-cluster.ts";
import { fastFolder } from "./fast-folder.ts";

/** A running server of the PostgreSQL that the system has, with its programs; the role and database `kabinet` are there. */
export interface SystemPostgresql {
  readonly connection: { host: string; port: number; user: string; database: string };
  /** Runs one of its programs to the end on that server, as that role; throws where it fails. */
  run(program: "createdb" | "pg_dump" | "psql", args: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const oldestVersion = 15;
const programs = ["initdb", "postgres", "createuser", "createdb", "pg_dump", "psql"];

/** Starts it in a folder of its own, without fsync; null where the system has none of version 15 or newer, server and programs. */
export async function startSystemPostgresql(): Promise<SystemPostgresql | null> {
  const binaries = await findPrograms();
  if (!binaries) return null;
  const dataDir = await mkdtemp(join(await fastFolder(), "kabinet-system-"));
  await chmod(dataDir, 0o755);
  const account = await chooseAccount(join(dataDir, "database"));
  const home = await placeCluster(dataDir, account);
  const directory = join(home, "cluster");
  await createCluster({ binaries, directory, account, durable: false });
  const socketDirectory = await chooseSocketDirectory(directory, account);
  const cluster = { binaries, directory, socketDirectory, account, durable: false };
  const quiet = { info: () => {}, error: () => {} };
  const server = await keepPostmaster({ ...cluster, logFile: join(home, "postgresql.log") }, quiet);
  const run = async (program: string, args: readonly string[], user = "kabinet") => {
    const env = { PATH: process.env.PATH ?? "", PGHOST: server.socketDirectory, PGUSER: user };
    await promisify(execFile)(join(binaries, program), [...args], { env });
  };
  await run("createuser", ["--createdb", "kabinet"], "postgres");
  await run("createdb", ["--maintenance-db=postgres", "kabinet"]);
  return {
    connection: { host: server.socketDirectory, port: 5432, user: "kabinet", database: "kabinet" },
    run,
    stop: async () => {
      await server.stop();
      for (const place of [socketDirectory, home, dataDir]) await rm(place, { recursive: true, force: true });
    },
  };
}

/** The newest folder with all of them: Debian, Red Hat and Homebrew put each version in one of its own, others on the path. */
async function findPrograms(): Promise<string | null> {
  const ofVersions = globSync(["/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql@*/bin"]);
  const folders = [...ofVersions, ...(process.env.PATH ?? "").split(delimiter)];
  const found = await Promise.all(folders.map(async (folder) => ({ folder, version: await versionIn(folder) })));
  const [newest] = found.sort((one, other) => other.version - one.version);
  return newest && newest.version >= oldestVersion ? newest.folder : null;
}

/** The major version, 0 where a program is missing. */
async function versionIn(folder: string): Promise<number> {
  if (folder === "" || globSync(programs.map((name) => join(folder, name))).length < programs.length) return 0;
  const { stdout } = await promisify(execFile)(join(folder, "postgres"), ["--version"]);
  return Number(/(\d+)/.exec(stdout)?.[1] ?? 0);
}
