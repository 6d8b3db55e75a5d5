import { mkdir, readdir, readFile, rename, stat } from "node:fs/promises";
import { join } from "node:path";
import { dayMs, minuteMs } from "#contract/values/durations.ts";
import type { StatementFile, StatementSource } from "./statement-source.ts";

export interface FolderSettings {
  readonly folder: string;
  /** A file that has changed since is still being written. */
  readonly settleMs?: number;
  readonly mostBytes?: number;
}

/** Names by which programs call what they have not written to its end, and hidden files. */
const unfinished = /^\.|\.(part|partial|tmp|temp|filepart|crdownload|swp)$/i;
const outcomes = { taken: "done", refused: "refused" } as const;

/**
 * A folder that files of statements are put into, as by SFTP through a mount. Each is read once and moved into `done` or `refused` beside;
 * one that is still being written is waited for.
 */
export function createFolderSource({
  folder,
  settleMs = 2 * minuteMs,
  mostBytes = 10_000_000,
}: FolderSettings): StatementSource {
  const read = async (name: string): Promise<StatementFile[]> => {
    const path = join(folder, name);
    const { size, mtimeMs } = await stat(path);
    // A clock of another machine may be ahead of this one's.
    if (Math.abs(Date.now() - mtimeMs) < settleMs || size === 0) return [];
    const end = (outcome: keyof typeof outcomes) => move(folder, name, outcomes[outcome]);
    // What no statement is as long as is refused unread.
    const content = size > mostBytes ? Buffer.alloc(0) : await readFile(path);
    return [{ name, content, end }];
  };
  return {
    kind: "folder",
    // Files come on working days, and holidays last four days.
    silentMs: 5 * dayMs,
    read: async () => {
      const found = await readdir(folder, { withFileTypes: true });
      const files = found.filter((entry) => entry.isFile() && !unfinished.test(entry.name));
      const readable = await Promise.all(files.map(({ name }) => read(name)));
      return readable.flat().sort((a, b) => a.name.localeCompare(b.name));
    },
    listRefused: async () => {
      const names = await readdir(join(folder, outcomes.refused)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      return names.filter((name) => !name.startsWith("."));
    },
  };
}

/** Another file of the same name stays beside it. */
async function move(folder: string, name: string, to: string): Promise<void> {
  await mkdir(join(folder, to), { recursive: true });
  const isTaken = await stat(join(folder, to, name)).then(
    () => true,
    () => false,
  );
  const target = isTaken ? `${Date.now()}-${name}` : name;
  await rename(join(folder, name), join(folder, to, target));
}
