import { existsSync } from "node:fs";
import { chmod, chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import { chooseAccount } from "#server/db/embedded/choose-account.ts";
import { makeDirectory } from "#server/db/embedded/make-directory.ts";
import { placeCluster } from "#server/db/embedded/place-cluster.ts";
import { startEmbeddedDatabase } from "#server/db/embedded/start-embedded-database.ts";
import { type BackupFolder, type Base, listBases, listWal, readPoints } from "./backup-folder.ts";
import { restoreDump } from "./dump-database.ts";
import type { Report } from "./report.ts";
import { openSealed } from "./sealed-file.ts";

/** The log of weeks may have to be played. */
const startTimeoutMs = 12 * 3_600_000;
const log = { info: () => {}, error: (message: string) => console.error(message) };

/** What a restore begins with: the newest base before `at`, and what was counted last before it; `CannotStart` where that cannot be had. */
export async function chooseBase(folder: BackupFolder, at: Date | null) {
  const [bases, points] = [await listBases(folder), await readPoints(folder)];
  const last = points.at(-1);
  if (!last) throw new CannotStart(`There is no whole backup in ${folder.path}.`);
  const until = at?.toISOString() ?? last.at;
  if (until > last.at) throw new CannotStart(`The backup ends at ${last.at}: name that moment or an earlier one.`);
  const base = bases.findLast(({ endedAt }) => endedAt <= until);
  if (!base) throw new CannotStart(`The backup begins at ${bases[0]?.endedAt}: name that moment or a later one.`);
  if (base.kind === "dump" && at && !points.some((point) => point.at === until))
    throw new CannotStart(
      `Of a database of another server there are moments only: ${points.map((point) => point.at).join(", ")}.`,
    );
  return { base, point: points.findLast((point) => point.at <= until) ?? null };
}

/** Makes the embedded database in the empty `dataDir` from a base and the log after it, up to `at`; stops it again. */
export async function restoreCluster(
  folder: BackupFolder,
  { dataDir, base, at, report }: { dataDir: string; base: Base & { name: string }; at: Date | null; report: Report },
): Promise<void> {
  await makeDirectory(dataDir);
  const account = await chooseAccount(join(dataDir, "database"));
  const home = await placeCluster(dataDir, account);
  const [directory, wal] = [join(home, "pg18"), join(home, "wal-restore")];
  if (existsSync(directory)) throw new CannotStart(`There is a database in ${home} already: name an empty DATA_DIR.`);
  await openFiles(folder, { base, directory: `${directory}.new`, report });
  await openWal(folder, { from: base.firstWal ?? "", wal, report });
  await setRecovery(`${directory}.new`, { wal, at });
  for (const place of [`${directory}.new`, wal]) await own(place, account);
  await rename(`${directory}.new`, directory);
  report("database: playing the log");
  const database = await startEmbeddedDatabase({ dataDir, log, startTimeoutMs });
  try {
    await endRecovery(database.connection);
  } finally {
    await database.stop();
  }
  await rm(wal, { recursive: true });
}

/** Fills a new embedded database in `dataDir` from a dump. */
export async function restoreDumpLocally(folder: BackupFolder, dataDir: string, base: string): Promise<void> {
  const database = await startEmbeddedDatabase({ dataDir, log });
  try {
    const { host, user, database: name } = database.connection;
    await restoreDump(`postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`, folder, base);
  } finally {
    await database.stop();
  }
}

async function openFiles(
  folder: BackupFolder,
  { base, directory, report }: { base: Base & { name: string }; directory: string; report: Report },
): Promise<void> {
  const paths = Object.entries(base.files);
  await mkdir(directory, { mode: 0o700 });
  for (const [index, [path, sha256]] of paths.entries()) {
    report(`database: ${index + 1} of ${paths.length} files`);
    if (path.endsWith("/")) {
      await mkdir(join(directory, path), { recursive: true, mode: 0o700 });
      continue;
    }
    const saved = join(folder.path, "bases", base.name, "files", path);
    const found = await openSealed(saved, join(directory, path), folder.key);
    if (found !== sha256) throw new CannotStart(`${saved} is not what was saved: restore an earlier moment with --at.`);
  }
}

async function openWal(folder: BackupFolder, { from, wal, report }: { from: string; wal: string; report: Report }) {
  const names = (await listWal(folder)).filter((name) => name >= from || name.endsWith(".history"));
  await mkdir(wal, { recursive: true, mode: 0o700 });
  for (const [index, name] of names.entries()) {
    report(`log: ${index + 1} of ${names.length} files`);
    await openSealed(join(folder.path, "wal", name), join(wal, name), folder.key);
  }
}

/** What of `postgresql.auto.conf` belongs to the place where it was saved. */
const ofPlace = /^(archive_command|restore_command|hot_standby|recovery_)/;

async function setRecovery(directory: string, { wal, at }: { wal: string; at: Date | null }): Promise<void> {
  const file = join(directory, "postgresql.auto.conf");
  const lines = (await readFile(file, "utf8")).split("\n").filter((line) => !ofPlace.test(line));
  const command = `cp "${wal.replaceAll("%", "%%")}/%f" "%p"`.replaceAll("'", "''");
  const until = at
    ? [
        `recovery_target_time = '${at.toISOString().replace("T", " ").replace("Z", "+00")}'`,
        "recovery_target_action = 'promote'",
      ]
    : [];
  // What was just written is flushed at once, not file by file.
  const flush = process.platform === "linux" ? ["recovery_init_sync_method = syncfs"] : [];
  // Without a hot standby it is open once the whole log was played, not before.
  await writeFile(
    file,
    [...lines, `restore_command = '${command}'`, "hot_standby = off", ...flush, ...until, ""].join("\n"),
  );
  await writeFile(join(directory, "recovery.signal"), "");
}

async function own(directory: string, account: { uid: number; gid: number } | null): Promise<void> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const places = [directory, ...entries.map((entry) => join(entry.parentPath, entry.name))];
  for (const place of places) if (account) await chown(place, account.uid, account.gid);
  await chmod(directory, 0o700);
}

async function endRecovery(connection: pg.ClientConfig): Promise<void> {
  const client = new pg.Client({ ...connection, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    for (const name of [
      "restore_command",
      "hot_standby",
      "recovery_init_sync_method",
      "recovery_target_time",
      "recovery_target_action",
    ])
      await client.query(`ALTER SYSTEM RESET ${name}`);
    await client.query("SELECT pg_reload_conf()");
  } finally {
    await client.end();
  }
}
