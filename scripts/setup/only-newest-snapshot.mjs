import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Leaves the newest snapshot alone, since the next migration needs no other, and in one line: as drizzle-kit writes it, it has 18 000. */
export function keepOnlyNewestSnapshot(folder) {
  const snapshots = readdirSync(folder)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort();
  const newest = snapshots.pop();
  for (const name of snapshots) rmSync(join(folder, name));
  if (newest) {
    const file = join(folder, newest);
    writeFileSync(file, `${JSON.stringify(JSON.parse(readFileSync(file, "utf8")))}\n`);
  }
}
