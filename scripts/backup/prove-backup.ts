import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Config } from "#server/config.ts";
import { createDiskStorage } from "#server/ports/storage/disk-storage.ts";
import { openInstallation } from "../open-installation.ts";
import type { BackupFolder } from "./backup-folder.ts";
import { checkRestored } from "./check-restored.ts";
import { restoreKeys } from "./copy-settings.ts";
import type { Report } from "./report.ts";
import { chooseBase, restoreCluster, restoreDumpLocally } from "./restore-into.ts";

/**
 * Restores the last backup into a place of a moment and checks it; pictures are looked up where they were saved. Returns what is missing,
 * in sentences.
 */
export async function proveBackup(config: Config, folder: BackupFolder, report: Report): Promise<string[]> {
  const dataDir = await mkdtemp(join(tmpdir(), "kabinet-proof-"));
  // PostgreSQL's account has to pass through.
  await chmod(dataDir, 0o755);
  try {
    const { base, point } = await chooseBase(folder, null);
    if (base.kind === "dump") await restoreDumpLocally(folder, dataDir, base.name);
    else await restoreCluster(folder, { dataDir, base, at: null, report });
    await restoreKeys(folder, dataDir);
    // By the saved keys alone, as after a fire.
    const place = { ...config, dataDir, databaseUrl: null, encryptionKeys: null };
    const { ctx, close } = await openInstallation(place, { anyMode: true });
    try {
      const storage = createDiskStorage(join(folder.path, "media"));
      return await checkRestored({ ...ctx, ports: { ...ctx.ports, storage } }, point?.counts ?? {}, report);
    } finally {
      await close();
    }
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  } finally {
    const home = await realpath(join(dataDir, "database")).catch(() => dataDir);
    for (const place of [home, dataDir]) await rm(place, { recursive: true, force: true });
  }
}
