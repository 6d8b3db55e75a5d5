import { createReadStream } from "node:fs";
import { mkdir, readdir, rename } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import { runAs } from "#server/db/embedded/run-as.ts";
import packageJson from "../../package.json" with { type: "json" };
import { type BackupFolder, type Base, writeJson } from "./backup-folder.ts";
import type { Report } from "./report.ts";
import { sealFile } from "./sealed-file.ts";

/** What PostgreSQL makes anew at its start; of these the empty folders alone are copied. */
const madeAnew = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//;
const leftOut =
  /^(\.s\.PGSQL.*|postmaster\.(pid|opts)|backup_label.*|tablespace_map.*|recovery\.signal)$|(^|\/)pgsql_tmp|\.part$/;

/**
 * Copies the cluster while its PostgreSQL works on (between `pg_backup_start` and `pg_backup_stop`, of PostgreSQL's documentation
 * "Making a Base Backup Using the Low Level API"): with the log written meanwhile it is whole. `client` is the superuser's.
 */
export async function copyCluster(
  client: pg.Client,
  { directory, folder, report }: { directory: string; folder: BackupFolder; report: Report },
): Promise<Base> {
  const startedAt = new Date();
  const name = startedAt.toISOString().replaceAll(/[:.]/g, "-");
  const place = join(folder.path, "bases", `${name}.part`);
  await mkdir(place, { recursive: true, mode: 0o700 });
  const { rows } = await client.query<{ wal: string }>(
    "SELECT pg_walfile_name(pg_backup_start($1, fast => true)) AS wal",
    [name],
  );
  const files: Record<string, string> = {};
  const paths = await listFiles(directory);
  for (const [index, path] of paths.entries()) {
    report(`database: ${index + 1} of ${paths.length} files`);
    if (path.endsWith("/")) files[path] = "";
    else await copyFile(path);
  }
  const stopped = await client.query<{ labelfile: string }>(
    "SELECT labelfile FROM pg_backup_stop(wait_for_archive => true)",
  );
  const label = Readable.from([Buffer.from(stopped.rows[0]?.labelfile ?? "")]);
  files.backup_label = (await sealFile(label, join(place, "files", "backup_label"), folder.key)).sha256;
  const base: Base = {
    ...{ kind: "cluster", firstWal: rows[0]?.wal ?? null, version: packageJson.version, files },
    ...{ startedAt: startedAt.toISOString(), endedAt: new Date().toISOString() },
  };
  await flushAll();
  await writeJson(join(place, "base.json"), base);
  await rename(place, join(folder.path, "bases", name));
  return base;

  /** A table that is dropped meanwhile is gone; the log says so too. */
  async function copyFile(path: string): Promise<void> {
    try {
      const from = createReadStream(join(directory, path));
      files[path] = (await sealFile(from, join(place, "files", path), folder.key, { isFlushed: false })).sha256;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    }
  }
}

/** One for all files: thousands of small ones, each flushed by itself, take a minute of a slow disk. */
async function flushAll(): Promise<void> {
  const { code, output } = await runAs(null, "sync", []);
  if (code !== 0) throw new CannotStart(`The backup could not be flushed to the disk (${output}).`);
}

/** Paths below `directory`, folders with a slash at their end. */
async function listFiles(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() || entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1) + (entry.isDirectory() ? "/" : ""))
    .filter((path) => !leftOut.test(path) && (path.endsWith("/") || !madeAnew.test(path)))
    .sort();
}
