import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";

interface FunctionFile {
  readonly file: string;
  readonly text: string;
}

/**
 * Files of SQL that may be run again and again. Their functions work under any search path, as indexes and a restored dump
 * need: those of SQL name the schema, so that they can be inlined; the others set the path.
 */
export interface Functions {
  /** Functions that generated columns, indexes and triggers use. */
  readonly beforeTables: readonly FunctionFile[];
  /** Triggers, and functions that read and write tables. */
  readonly afterTables: readonly FunctionFile[];
  readonly writeAnew: FunctionFile;
}

/** Reads every file of SQL in the folder; each part is applied in the order of the names. */
export async function readFunctions(folder: string): Promise<Functions> {
  const read = async (file: string) => ({ file, text: await readFile(join(folder, file), "utf8") });
  const readAll = async (part: string) => {
    const names = (await readdir(join(folder, part))).filter((name) => name.endsWith(".sql"));
    return Promise.all(names.sort().map((name) => read(`${part}/${name}`)));
  };
  return {
    beforeTables: await readAll("before-tables"),
    afterTables: await readAll("after-tables"),
    writeAnew: await read("write-anew.sql"),
  };
}

/** The mark, among the files, that a function has changed and what holds its results is not yet written anew. */
const due = "write-anew.sql";

/** Runs each file that the database does not have as it stands, and notes the version that it came with, and whether one has changed. */
export async function applyFunctions(
  client: pg.Client,
  given: readonly FunctionFile[],
  version: readonly number[],
): Promise<void> {
  for (const { file, text } of given) {
    const hash = createHash("sha256").update(text).digest("hex");
    const { rows } = await client.query<{ hash: string }>("SELECT hash FROM drizzle.functions WHERE file = $1", [file]);
    const known = rows[0]?.hash;
    if (known === hash) continue;
    await client.query(text);
    await client.query(
      `INSERT INTO drizzle.functions (file, hash, version) VALUES ($1, $2, $3)
        ON CONFLICT (file) DO UPDATE SET hash = excluded.hash, version = excluded.version`,
      [file, hash, version],
    );
    if (known !== undefined)
      await client.query("INSERT INTO drizzle.functions VALUES ($1, 'due') ON CONFLICT DO NOTHING", [due]);
  }
}

/** Indexes, generated columns and tables hold results of functions, so a change of any function writes them anew, once. */
export async function writeAnew(client: pg.Client, { writeAnew }: Functions): Promise<void> {
  const { rowCount } = await client.query("DELETE FROM drizzle.functions WHERE file = $1", [due]);
  if (rowCount) await client.query(writeAnew.text);
}
