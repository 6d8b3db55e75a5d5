import { existsSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import pg from "pg";
import { CannotStart } from "#server/cannot-start.ts";
import type { Config } from "#server/config.ts";
import { createStorage } from "#server/ports/storage/create-storage.ts";
import type { StoragePort } from "#server/ports/storage/storage.ts";
import { openInstallation } from "../open-installation.ts";
import { openBackupFolder } from "./backup-folder.ts";
import { checkRestored } from "./check-restored.ts";
import { restoreMedia } from "./copy-media.ts";
import { restoreKeys, restoreSettings } from "./copy-settings.ts";
import { restoreDump } from "./dump-database.ts";
import type { Report } from "./report.ts";
import { chooseBase, restoreCluster } from "./restore-into.ts";

/**
 * Makes the installation that `config` names from the backup in `path`, as it was at `at` or last, and checks it. The place has to be
 * empty. Returns what is there and what is not, in sentences; `faults` are what a backup must not have.
 */
export async function restore(config: Config, path: string, at: Date | null, report: Report) {
  const folder = await openBackupFolder(path, { backupKey: config.backupKey });
  const storage = createStorage(config);
  await refuseUsed(config, storage);
  const { base, point } = await chooseBase(folder, at);
  if (base.kind === "dump") {
    if (!config.databaseUrl)
      throw new CannotStart("This is the backup of a database of another server: set DATABASE_URL.");
    await restoreDump(config.databaseUrl, folder, base.name);
  } else {
    if (config.databaseUrl) throw new CannotStart("This is the backup of an embedded database: unset DATABASE_URL.");
    await restoreCluster(folder, { dataDir: config.dataDir, base, at, report });
  }
  await restoreMedia(folder, storage, report);
  const settings = await restoreSettings(folder, config.dataDir);
  await restoreKeys(folder, config.dataDir);
  const { ctx, close } = await openInstallation(config, { anyMode: true });
  try {
    const faults = await checkRestored(ctx, point?.counts ?? {}, report);
    return {
      faults,
      settings,
      at: at?.toISOString() ?? point?.at ?? base.endedAt,
    };
  } finally {
    await close();
  }
}

/** Nothing is restored over what is there. */
async function refuseUsed({ dataDir, databaseUrl, s3, ...config }: Config, storage: StoragePort): Promise<void> {
  const home = join(dataDir, "database");
  const isDatabaseUsed = !databaseUrl && existsSync(home) && (await readdir(home).catch(() => ["a link"])).length > 0;
  const [folder] = await Array.fromAsync(storage.folders());
  if (config.storage === "s3" && folder !== undefined)
    throw new CannotStart(`There are pictures in the bucket ${s3?.bucket} already: name an empty one.`);
  if (isDatabaseUsed || folder !== undefined)
    throw new CannotStart(`There is an installation in ${dataDir} already: name an empty DATA_DIR, or move it away.`);
  if (!databaseUrl) return;
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query("SELECT FROM pg_tables WHERE schemaname IN ('public', 'drizzle') LIMIT 1");
    if (rows.length > 0) throw new CannotStart("The database that DATABASE_URL names is not empty: name an empty one.");
  } finally {
    await client.end();
  }
}
