import { rm } from "node:fs/promises";
import { join } from "node:path";
import { type BackupFolder, listBases, listWal, readPoints, writeJson } from "./backup-folder.ts";
import { basesToRemove, restorablePoints } from "./backup-rules.ts";

/**
 * BK2: Pruning leaves of a backup what any moment of the last {retainedDays} days (`--keep`) can be restored from;
 * what only older moments need goes.
 */
export const retainedDays = 14;

/** Removes bases and files of the log that no moment of the last `days` needs. Returns what went, in sentences. */
export async function prune(folder: BackupFolder, { now, days }: { now: Date; days: number }): Promise<string[]> {
  const bases = await listBases(folder);
  const old = basesToRemove(bases, now, days);
  for (const { name } of old) await rm(join(folder.path, "bases", name), { recursive: true });
  const left = bases.filter((base) => !old.includes(base));
  const first = left[0]?.firstWal;
  if (first) {
    for (const name of await listWal(folder)) if (name < first) await rm(join(folder.path, "wal", name));
  }
  await writeJson(join(folder.path, "points.json"), restorablePoints(await readPoints(folder), left));
  return old.length > 0 ? [`Bases that nothing needs any more: ${old.length} removed.`] : [];
}
