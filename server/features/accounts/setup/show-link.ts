import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Ctx } from "#server/context.ts";
import { createSetupLink } from "./links.ts";

interface Place {
  /** The folder that the file lies in where nobody sits before the output. */
  readonly dataDir: string;
  /** Whether the output goes to a person; else it is a log, which more people read and which is kept. */
  readonly isTerminal: boolean;
  readonly addressOf: (secret: string) => string;
}

/**
 * Makes the link of the first run and returns lines that lead to it: on a terminal the link itself, in a log the file that holds it,
 * which its owner alone may read. No lines, and no file, once somebody has a scope (rule A30).
 */
export async function showSetupLink(ctx: Ctx, { dataDir, isTerminal, addressOf }: Place): Promise<string[]> {
  const secret = await createSetupLink(ctx);
  await removeSetupFile(dataDir);
  if (secret === null) return [];
  const address = addressOf(secret);
  if (!isTerminal) await writeLink(dataDir, address);
  return [
    "Nobody may use the back office yet. Within 24 hours, once, the operator and the first administrator are set up at",
    isTerminal ? address : `the address in ${fileIn(dataDir)}, which only its owner may read`,
  ];
}

/** Of servers that begin at once in one folder the last one's link stands in it, whole. */
async function writeLink(dataDir: string, address: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const unfinished = `${fileIn(dataDir)}.${randomUUID()}`;
  await writeFile(unfinished, `${address}\n`, { mode: 0o600, flag: "wx" });
  await rename(unfinished, fileIn(dataDir));
}

/** The link has been used, or is of no use any more. */
export async function removeSetupFile(dataDir: string): Promise<void> {
  await rm(fileIn(dataDir), { force: true });
}

function fileIn(dataDir: string): string {
  return join(dataDir, "first-run-link.txt");
}
