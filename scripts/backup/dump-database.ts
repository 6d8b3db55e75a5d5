import { type ChildProcess, spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotStart } from "#server/cannot-start.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type BackupFolder, type Base, writeJson } from "./backup-folder.ts";
import { openSealed, sealFile } from "./sealed-file.ts";

/** Saves a database of another server (DATABASE_URL) by the system's `pg_dump`, whose snapshot is of one moment. */
export async function dumpDatabase(databaseUrl: string, folder: BackupFolder): Promise<Base> {
  const startedAt = new Date().toISOString();
  const name = startedAt.replaceAll(/[:.]/g, "-");
  const place = join(folder.path, "bases", `${name}.part`);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const { child, ended } = start("pg_dump", databaseUrl, ["--format=custom", "--compress=0", "--no-owner"]);
  if (!child.stdout) throw new Error("pg_dump has no output");
  const [{ sha256 }] = await Promise.all([
    sealFile(child.stdout, join(place, "files", "database.dump"), folder.key),
    ended,
  ]);
  const base: Base = {
    ...{ kind: "dump", firstWal: null, version: packageJson.version, files: { "database.dump": sha256 } },
    ...{ startedAt, endedAt: new Date().toISOString() },
  };
  await writeJson(join(place, "base.json"), base);
  await rename(place, join(folder.path, "bases", name));
  return base;
}

/** Fills the empty database at `databaseUrl` from a dump by the system's `pg_restore`. */
export async function restoreDump(databaseUrl: string, folder: BackupFolder, base: string): Promise<void> {
  const dump = join(tmpdir(), `kabinet-restore-${process.pid}.dump`);
  try {
    await openSealed(join(folder.path, "bases", base, "files", "database.dump"), dump, folder.key);
    const { child, ended } = start("pg_restore", databaseUrl, ["--exit-on-error", "--no-owner"]);
    if (!child.stdin) throw new Error("pg_restore has no input");
    createReadStream(dump).pipe(child.stdin);
    await ended;
  } finally {
    await rm(dump, { force: true });
  }
}

/** `ended` throws `CannotStart` with the first line of its complaints where the tool is not there or fails. */
function start(tool: string, databaseUrl: string, args: string[]): { child: ChildProcess; ended: Promise<void> } {
  // A password among the arguments is read by everybody on the machine.
  const address = new URL(databaseUrl);
  const password = decodeURIComponent(address.password);
  address.password = "";
  const env = { ...process.env, ...(password ? { PGPASSWORD: password } : {}) };
  const child = spawn(tool, [...args, `--dbname=${address}`], { env, stdio: ["pipe", "pipe", "pipe"] });
  child.stdin?.on("error", () => {}); // Its end is what counts.
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", () =>
      reject(
        new CannotStart(
          `A database of another server is saved by ${tool}, which is not on this machine: install PostgreSQL's client of the server's version (docs/operations.md).`,
        ),
      ),
    );
    child.once("close", (code) =>
      code === 0 ? resolve() : reject(new CannotStart(`${tool} failed: ${withoutSecrets(said)}`)),
    );
  });
  ended.catch(() => child.stdout?.destroy());
  return { child, ended };
}

const withoutSecrets = (text: string) => (text.split("\n", 1)[0] ?? "").replaceAll(/\/\/[^@\s]*@/g, "//…@");
