import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { lexeme } from "./lexemes.ts";
import type { Match } from "./listing-filter.ts";
import { sampleIndexDepths } from "./table.ts";

/** So many matches are counted one by one; of more, a sample of about as many stands for them. */
export const sampleSize = 1_000;
/** Samples are kept down to one of 4 096 (migration 0024). */
const deepest = 12;
const sizeTtlMs = 60_000;

/** How deep a sample is: every 2^level-th listing; 0 takes all. */
export type Level = number;

/** The level at which at most about `sampleSize` of so many are left. */
export function levelFor(matches: number): Level {
  return Math.min(deepest, Math.max(0, Math.ceil(Math.log2(matches / sampleSize))));
}

/** So many of a sample are worth two digits of an estimate: it is about a twentieth off. */
const worthTwoDigits = 400;

/** What stands for so many of a sample. Estimates are told by their first two digits, or one: others would be made up. */
export function scaled(sampled: number, level: Level): number {
  const matches = sampled * 2 ** level;
  if (level === 0 || matches === 0) return matches;
  const digits = sampled < worthTwoDigits ? 1 : 2;
  const digit = 10 ** Math.max(0, Math.floor(Math.log10(matches)) + 1 - digits);
  return Math.round(matches / digit) * digit;
}

/** The level at which nothing can match more than about `sampleSize` times, whatever is asked. */
export async function safeLevel(ctx: Ctx): Promise<Level> {
  const size = await remembered(ctx, "search entries", sizeTtlMs, async () => {
    const { rows } = await ctx.db.execute<{ size: number }>(
      sql`select reltuples::float8 as size from pg_class where oid = 'search_entries'::regclass`,
    );
    return rows[0]?.size ?? 0;
  });
  return levelFor(Math.max(1, size));
}

/** Entries (`s`) that a match finds, or a sample of them. */
export function entriesOf({ lexemes, orLexeme, ofEntry, ofListing }: Match, level: Level = 0): SQL {
  const asked = lexemes.length > 0 ? sql.join(lexemes.map(has), sql` and `) : sql`true`;
  const indexed = sampleIndexDepths.findLast((depth) => depth <= level);
  const conditions = [
    orLexeme === null ? asked : sql`((${asked}) or ${has(orLexeme)})`,
    ...(level > 0 ? [has(lexeme(`~${level}`))] : []),
    ...ofEntry,
  ];
  // As text, not as a parameter: by this the planner knows the index of the sample.
  if (indexed) conditions.push(sql.raw(`s.depth >= ${indexed}`));
  if (ofListing.length > 0) {
    // `offset 0` keeps it a look-up for each entry: of the listings alone far more may match.
    const met = sql.join([sql`l.id = s.listing_id`, ...ofListing], sql` and `);
    conditions.push(sql`exists (select from listings l where ${met} offset 0)`);
  }
  return sql`search_entries s where ${sql.join(conditions, sql` and `)}`;
}

function has(condition: string): SQL {
  return sql`s.lexemes @@ ${condition}::tsquery`;
}

/** How many of each match a sample of that depth holds; one query. */
export async function countSampled(ctx: Ctx, matches: readonly Match[], level: Level): Promise<number[]> {
  if (matches.length === 0) return [];
  const counts = matches.map((match) => sql`(select count(*) from ${entriesOf(match, level)})`);
  const { rows } = await ctx.db.execute<{ counts: number[] }>(
    sql`select array[${sql.join(counts, sql`, `)}] as counts`,
  );
  return rows[0]?.counts ?? [];
}
