import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { CannotStart } from "#server/cannot-start.ts";
import type { Report } from "../backup/report.ts";
import { dropIndexes } from "./drop-indexes.ts";

interface Table {
  /** With its schema, quoted. */
  readonly name: string;
  /** All but generated ones, which are worked out anew. */
  readonly columns: string;
}

/** Tables that belong to the data, in contrast to what migrations note of themselves. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    SELECT format('%I.%I', n.nspname, c.relname) AS name, string_agg(quote_ident(a.attname), ', ' ORDER BY a.attnum) AS columns
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    WHERE c.relkind = 'r' AND (n.nspname = 'public' OR (n.nspname = 'drizzle' AND c.relname IN ('mode', 'encryption_keys')))
    GROUP BY 1 ORDER BY 1`);
  return rows;
}

/**
 * Copies every row of `source` into the empty tables of `target` within the transaction that is open on each, sets sequences and
 * gathers statistics. Returns the numbers of tables and rows.
 */
export async function copyTables(source: pg.Client, target: pg.Client, report: Report) {
  const tables = await listTables(source);
  const names = tables.map(({ name }) => name);
  await refuseUnknown(names, target);
  const statements = await dropIndexes(target, names);
  const copied = new Map<string, number>();
  for (const table of tables) copied.set(table.name, await copyTable(table, source, target, report));
  for (const [index, statement] of statements.entries()) {
    report(`indexes, references and triggers: ${index + 1} of ${statements.length}`);
    await target.query(statement);
  }
  await setSequences(source, target);
  report("statistics");
  await target.query(`ANALYZE ${names.join(", ")}`);
  await compareCounts(copied, target);
  return { tables: tables.length, rows: [...copied.values()].reduce((sum, rows) => sum + rows, 0) };
}

/** What nobody here has made would stay behind unsaid. */
async function refuseUnknown(names: readonly string[], target: pg.Client): Promise<void> {
  const known = new Set((await listTables(target)).map(({ name }) => name));
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new CannotStart(
      `The database has tables that are not Kabinet's: take ${unknown.join(", ")} out of it first.`,
    );
}

const lineFeed = 10;

/** Returns the number of rows. A row is a line: those within its texts are escaped. */
async function copyTable({ name, columns }: Table, source: pg.Client, target: pg.Client, report: Report) {
  let rows = 0;
  report(name);
  await pipeline(
    source.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`)),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        for (let at = chunk.indexOf(lineFeed); at >= 0; at = chunk.indexOf(lineFeed, at + 1)) rows += 1;
        report(`${name}: ${rows} rows`);
        yield chunk;
      }
    },
    target.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`)),
  );
  return rows;
}

/** A sequence that was set and not used since, as after another move, has its next number in `last_value`. */
async function setSequences(source: pg.Client, target: pg.Client): Promise<void> {
  const { rows: sequences } = await source.query<{ name: string; step: string }>(
    "SELECT format('%I.%I', schemaname, sequencename) AS name, increment_by AS step FROM pg_sequences WHERE schemaname = 'public'",
  );
  const next = sequences.map(
    ({ name, step }) =>
      `SELECT '${name}' AS name, last_value + CASE WHEN is_called THEN ${step} ELSE 0 END AS next FROM ${name}`,
  );
  const { rows } = await source.query<{ name: string; next: string }>(next.join(" UNION ALL "));
  // In contrast to setval this is undone with its transaction.
  for (const { name, next } of rows) await target.query(`ALTER SEQUENCE ${name} RESTART WITH ${next}`);
}

async function compareCounts(copied: ReadonlyMap<string, number>, target: pg.Client): Promise<void> {
  const counts = [...copied.keys()].map((name) => `SELECT '${name}' AS name, count(*)::int8 AS count FROM ${name}`);
  const { rows } = await target.query<{ name: string; count: string }>(counts.join(" UNION ALL "));
  for (const { name, count } of rows)
    if (Number(count) !== copied.get(name))
      throw new CannotStart(`Of ${copied.get(name)} rows of ${name} ${count} have arrived: nothing was moved.`);
}
