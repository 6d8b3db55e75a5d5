import { createReadStream, existsSync } from "node:fs";
import { chown, mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import type { Account } from "#server/db/embedded/choose-account.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { sealFile } from "./sealed-file.ts";

const archiveTimeoutMs = 120_000;
/** PostgreSQL stops putting files aside at so many (16 MB each): a backup that nobody takes any more must not fill the disk. */
const mostWaiting = 640;

/** Where PostgreSQL puts finished files of its log until a backup takes them, beside the cluster in `home`. */
function archiveOf(home: string): string {
  return join(home, "wal-archive");
}

/** Has PostgreSQL put finished files of its log aside from now on; true where it did so already. */
export async function startArchiving(client: pg.Client, home: string, account: Account | null): Promise<boolean> {
  const archive = archiveOf(home);
  const command =
    `test $(ls ${quoted(archive)} | wc -l) -ge ${mostWaiting} || ` +
    `{ cp %p ${quoted(`${archive}/%f.part`)} && mv ${quoted(`${archive}/%f.part`)} ${quoted(`${archive}/%f`)}; }`;
  await mkdir(archive, { recursive: true, mode: 0o700 });
  if (account) await chown(archive, account.uid, account.gid);
  const { rows } = await client.query<{ archive_command: string }>("SHOW archive_command");
  if (rows[0]?.archive_command === command) return true;
  await client.query(`ALTER SYSTEM SET archive_command = ${client.escapeLiteral(command)}`);
  await client.query("SELECT pg_reload_conf()");
  return false;
}

const quoted = (path: string) => `'${path.replaceAll("'", `'\\''`).replaceAll(/%(?![pf])/g, "%%")}'`;

/** Ends the current file of the log and waits until it was put aside with all before it. */
export async function finishWal(client: pg.Client): Promise<void> {
  // A record of its own, since nothing is ended where nothing was written.
  await client.query("SELECT pg_create_restore_point('kabinet backup')");
  const { rows } = await client.query<{ file: string }>("SELECT pg_walfile_name(pg_switch_wal()) AS file");
  const file = rows[0]?.file ?? "";
  const deadline = performance.now() + archiveTimeoutMs;
  while (performance.now() < deadline) {
    const { rows } = await client.query<{ last: string | null }>(
      "SELECT last_archived_wal AS last FROM pg_stat_archiver",
    );
    if ((rows[0]?.last ?? "") >= file) return;
    await pause(100);
  }
  throw new CannotStart(
    `PostgreSQL has not put ${file} of its log aside within ${archiveTimeoutMs / 1_000} s: see its log.`,
  );
}

/** Moves what PostgreSQL has put aside into the backup folder. Returns the bytes that were taken. */
export async function takeWal(folder: BackupFolder, home: string): Promise<number> {
  const archive = archiveOf(home);
  let taken = 0;
  for (const name of (await readdir(archive)).filter((each) => !each.endsWith(".part")).sort()) {
    const place = join(folder.path, "wal", name);
    // One that a cut connection has left behind was stored whole before.
    if (!existsSync(place)) taken += (await sealFile(createReadStream(join(archive, name)), place, folder.key)).bytes;
    await rm(join(archive, name));
  }
  return taken;
}
