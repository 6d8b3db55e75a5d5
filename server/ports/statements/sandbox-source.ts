import { readFile } from "node:fs/promises";
import { dayMs } from "#contract/values/durations.ts";
import type { StatementSource } from "./statement-source.ts";

/** A bank of one statement, which whoever tries the site out writes into this file, in any format that is read; without it there is none. */
export function createSandboxSource(path: string): StatementSource {
  return {
    kind: "sandbox",
    silentMs: dayMs,
    read: async () => {
      const content = await readFile(path).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      return content ? [{ name: "sandbox", content, end: async () => {} }] : [];
    },
    listRefused: async () => [],
  };
}
