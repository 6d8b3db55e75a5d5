import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Database } from "./connect.ts";
import { sql } from "./query.ts";

/** Tables, or the functions and triggers of `functions/`. */
export type MissingObjects = "schema" | "functions";

const expected = readExpected();

/** Which of what migrations and functions make a database lacks, as after a restore that broke off; null where all is there. */
export async function findMissingObjects(db: Database): Promise<MissingObjects | null> {
  const { tables, functions, triggers } = expected;
  const { rows } = await db.execute<{ schema: boolean; functions: boolean }>(sql`
    SELECT EXISTS (SELECT FROM unnest(${sql.param(tables)}::text[]) name
        WHERE to_regclass('public.' || quote_ident(name)) IS NULL) AS schema,
      EXISTS (SELECT FROM unnest(${sql.param(functions)}::text[]) name
        WHERE NOT EXISTS (SELECT FROM pg_proc WHERE proname = name AND pronamespace = 'public'::regnamespace))
      OR EXISTS (SELECT FROM unnest(${sql.param(triggers)}::text[]) name
        WHERE NOT EXISTS (SELECT FROM pg_trigger WHERE tgname = name)) AS functions`);
  const [missing] = rows;
  if (missing?.schema) return "schema";
  return missing?.functions ? "functions" : null;
}

/** The tables as the newest snapshot of the migrations has them, functions and triggers as the files of SQL make them. */
function readExpected() {
  const snapshots = folderOf("./migrations/meta");
  const newest = readdirSync(snapshots)
    .filter((name) => name.endsWith("_snapshot.json"))
    .sort()
    .at(-1);
  const { tables } = JSON.parse(readFileSync(`${snapshots}/${newest}`, "utf8")) as {
    tables: Record<string, { name: string }>;
  };
  const functions = folderOf("./functions");
  const files = readdirSync(functions, { recursive: true, encoding: "utf8" });
  const texts = files
    .filter((file) => file.endsWith(".sql"))
    .map((file) => readFileSync(`${functions}/${file}`, "utf8"))
    .join("\n");
  const made = (kind: string) => [
    ...new Set(
      [...texts.matchAll(new RegExp(`^CREATE (?:OR REPLACE )?${kind} (\\w+)`, "gm"))].map(([, name]) => name ?? ""),
    ),
  ];
  return {
    tables: Object.values(tables).map(({ name }) => name),
    functions: made("FUNCTION"),
    triggers: made("TRIGGER"),
  };
}

function folderOf(path: string): string {
  return fileURLToPath(new URL(path, import.meta.url));
}
