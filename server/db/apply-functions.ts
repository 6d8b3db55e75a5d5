import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

interface FunctionFile {
  readonly file: string;
  readonly text: string;
}

/** Files of SQL that may be run again and again. */
export interface Functions {
  /** Functions that generated columns and indexes use. */
  readonly beforeTables: readonly FunctionFile[];
  /** Functions that read and write tables, and triggers. */
  readonly afterTables: readonly FunctionFile[];
  readonly writeAnew: FunctionFile;
}

const files = {
  beforeTables: [
    ...["extensions", "words", "meanings", "bands", "audit-words", "person-words", "likeness"],
    "document-words",
  ],
  afterTables: ["search-entries", "category-moves", "ledger", "invoices"],
} as const;

export async function readFunctions(folder: string): Promise<Functions> {
  const read = async (file: string) => ({ file, text: await readFile(join(folder, file), "utf8") });
  return {
    beforeTables: await Promise.all(files.beforeTables.map((name) => read(`before-tables/${name}.sql`))),
    afterTables: await Promise.all(files.afterTables.map((name) => read(`after-tables/${name}.sql`))),
    writeAnew: await read("write-anew.sql"),
  };
}

/** Runs each file that the database does not have as it stands; tells whether one of them has changed, rather than come new. */
export async function applyFunctions(client: pg.Client, given: readonly FunctionFile[]): Promise<boolean> {
  let hasChanged = false;
  for (const { file, text } of given) {
    const hash = createHash("sha256").update(text).digest("hex");
    const { rows } = await client.query<{ hash: string }>(
      "SELECT hash FROM drizzle.functions WHERE file = $1",
      [file],
    );
    const known = rows[0]?.hash;
    if (known === hash) continue;
    await client.query(text);
    await client.query(
      "INSERT INTO drizzle.functions (file, hash) VALUES ($1, $2) ON CONFLICT (file) DO UPDATE SET hash = excluded.hash",
      [file, hash],
    );
    hasChanged ||= known !== undefined;
  }
  return hasChanged;
}

/** Indexes, generated columns and tables hold results of functions, so a change of any function writes them anew. */
export async function writeAnew(client: pg.Client, { writeAnew }: Functions): Promise<void> {
  await client.query(writeAnew.text);
}
