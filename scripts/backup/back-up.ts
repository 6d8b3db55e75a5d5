import { realpath } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import type { Config } from "#server/config.ts";
import type { Ctx } from "#server/context.ts";
import { chooseAccount } from "#server/db/embedded/choose-account.ts";
import { holdDataLock } from "#server/db/embedded/hold-data-lock.ts";
import { findPostmaster } from "#server/db/embedded/postmaster-pid.ts";
import { findBackup } from "#server/features/backups/find-backup.ts";
import { noteBackup } from "#server/features/backups/note-backup.ts";
import { openInstallation } from "../open-installation.ts";
import { finishWal, startArchiving, takeWal } from "./archive-wal.ts";
import {
  type BackupFolder,
  listBases,
  listWal,
  openBackupFolder,
  type Point,
  readPoints,
  removeHalves,
  writeJson,
} from "./backup-folder.ts";
import { isBaseDue, isProofDue, isUnbroken } from "./backup-rules.ts";
import { countRows } from "./check-restored.ts";
import { copyCluster } from "./copy-cluster.ts";
import { copyMedia, forgetMedia } from "./copy-media.ts";
import { saveSettings } from "./copy-settings.ts";
import { dumpDatabase } from "./dump-database.ts";
import { proveBackup } from "./prove-backup.ts";
import { prune } from "./prune.ts";
import type { Report } from "./report.ts";

interface Wishes {
  /** A base is made whatever is there. */
  readonly isBaseAsked: boolean;
  /** Days back to which everything can be restored. */
  readonly days: number;
}

/**
 * Saves the installation that `config` names into `path`, while it runs. Returns what was done, in sentences, and what a trial of a
 * restore has found missing.
 */
export async function backUp(config: Config, path: string, wishes: Wishes, report: Report) {
  const folder = await openBackupFolder(path, { backupKey: config.backupKey, isNew: true });
  const lock = holdDataLock(folder.path);
  const installation = await openInstallation(config, { anyMode: true });
  const { ctx } = installation;
  try {
    await removeHalves(folder);
    const warnings = await saveSettings(folder, config);
    const { storage } = ctx.ports;
    await copyMedia(folder, storage, report);
    const said = config.databaseUrl
      ? await saveForeign(config.databaseUrl, folder)
      : await saveEmbedded(config.dataDir, folder, wishes, report);
    const point: Point = { at: new Date().toISOString(), counts: await countRows(ctx) };
    // Writes after the moment that was counted, so that the log can be played up to it.
    await noteBackup(ctx, new Date(point.at));
    if (!config.databaseUrl) await inCluster(config.dataDir, (client, home) => takeRest(client, folder, home));
    // Once more: pictures that were added while the database was saved.
    await copyMedia(folder, storage, report);
    await writeJson(join(folder.path, "points.json"), [...(await readPoints(folder)), point]);
    const gone = await prune(folder, { now: new Date(), days: wishes.days });
    await forgetMedia(folder, storage, { now: new Date(), days: wishes.days });
    const proof = await prove(ctx, config, folder, report);
    const proven = proof?.length === 0 ? ["A restore was tried, and everything is there."] : [];
    return {
      sentences: [...said, ...gone, `Can be restored up to ${point.at}.`, ...proven, ...warnings],
      faults: proof ?? [],
    };
  } finally {
    await installation.close();
    lock.release();
  }
}

/** Each dump is a base. */
async function saveForeign(databaseUrl: string, folder: BackupFolder): Promise<string[]> {
  await dumpDatabase(databaseUrl, folder);
  return ["The database was saved by pg_dump."];
}

async function saveEmbedded(dataDir: string, folder: BackupFolder, wishes: Wishes, report: Report): Promise<string[]> {
  return inCluster(dataDir, async (client, home) => {
    const wasArchiving = await startArchiving(client, home, await chooseAccount(home));
    await takeRest(client, folder, home);
    const last = (await listBases(folder)).at(-1);
    const isWhole = wasArchiving && last?.firstWal != null && isUnbroken(last.firstWal, await listWal(folder));
    if (isWhole && !wishes.isBaseAsked && !isBaseDue(last, new Date())) return ["What has changed was added."];
    const base = await copyCluster(client, { directory: join(home, "pg18"), folder, report });
    return [`A new base of ${Object.keys(base.files).length} files was made.`];
  });
}

async function takeRest(client: pg.Client, folder: BackupFolder, home: string): Promise<void> {
  await finishWal(client);
  await takeWal(folder, home);
}

/** With the superuser of the embedded cluster, which runs. */
async function inCluster<T>(dataDir: string, work: (client: pg.Client, home: string) => Promise<T>): Promise<T> {
  const home = await realpath(join(dataDir, "database"));
  const postmaster = await findPostmaster(join(home, "pg18"));
  if (!postmaster) throw new CannotStart(`PostgreSQL has ended in ${home} while it was saved: try again.`);
  const client = new pg.Client({ host: postmaster.socketDirectory, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    return await work(client, home);
  } finally {
    await client.end();
  }
}

/** What a restore lacks, if it is time to try one; else null. */
async function prove(ctx: Ctx, config: Config, folder: BackupFolder, report: Report): Promise<string[] | null> {
  const known = await findBackup(ctx);
  if (!isProofDue(known?.provenAt ?? null, new Date())) return null;
  const faults = await proveBackup(config, folder, report);
  await noteBackup(ctx, new Date(), { faults });
  return faults;
}
