import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import type { Shares } from "./lexemes.ts";
import { type Level, type OrderKey, orderKeys, type Population } from "./population.ts";
import { levelFor, sampleSize } from "./sampling.ts";

const ttlMs = 60_000;
const beginningLength = 3;

/**
 * PostgreSQL's own statistics of the entries (their number and the thousand commonest lexemes with their shares), and the
 * order keys of a sample of a thousand.
 */
export function readPopulation(ctx: Ctx): Promise<Population> {
  return remembered(ctx, "search population", ttlMs, async () => {
    const { rows } = await ctx.db.execute<Statistics>(sql`
      select greatest(c.reltuples, 0)::float8 as size, s.most_common_elems::text::text[] as lexemes,
        s.most_common_elem_freqs::float8[] as shares
      from pg_class c
      left join pg_stats s on s.schemaname = c.relnamespace::regnamespace::text and s.tablename = c.relname
        and s.attname = 'lexemes'
      where c.oid = 'search_entries'::regclass`);
    const { size = 0, lexemes = null, shares = null } = rows[0] ?? {};
    const level = levelFor(Math.max(1, size));
    const keys = await readKeys(ctx, level);
    return { size, level, shares: sharesOf(lexemes ?? [], shares ?? []), keys };
  });
}

interface Statistics extends Record<string, unknown> {
  readonly size: number;
  readonly lexemes: string[] | null;
  readonly shares: number[] | null;
}

async function readKeys(ctx: Ctx, level: Level): Promise<Population["keys"]> {
  const day = (at: SQL) => sql`(${at} at time zone 'Europe/Prague')::date - date '1970-01-01'`;
  const { rows } = await ctx.db.execute<Record<string, unknown> & Record<OrderKey, number | null>>(sql`
    select case when l.status = 'live' then ${day(sql`l.ends_at`)} end as ends, ${day(sql`l.closed_at`)} as closed,
      case when l.status = 'live' then ${day(sql`l.published_at`)} end as "publishedRunning",
      case when l.status <> 'live' then ${day(sql`l.published_at`)} end as "publishedEnded",
      case when l.status = 'live' then price_band(l.shown_price_minor) end as "priceRunning",
      case when l.status <> 'live' then price_band(l.shown_price_minor) end as "priceEnded"
    from search_entries s join listings l on l.id = s.listing_id
    where ${sql.raw(`s.depth >= ${level}`)} limit ${2 * sampleSize}`);
  const risingOf = (key: OrderKey) =>
    rows
      .map((row) => row[key])
      .filter((value) => value !== null)
      .toSorted((a, b) => a - b);
  return Object.fromEntries(orderKeys.map((key) => [key, risingOf(key)])) as Record<OrderKey, number[]>;
}

/** PostgreSQL adds a few numbers after the frequencies; the first of them is the least frequency. */
function sharesOf(lexemes: readonly string[], frequencies: readonly number[]): Shares {
  const known = new Map(lexemes.map((lexeme, index) => [lexeme, frequencies[index] ?? 0]));
  // A lexeme outside the statistics is rarer than the rarest in it; before the first statistics nothing is known.
  const unknown = (frequencies[lexemes.length] ?? 0.001) / 2;
  const beginnings = new Map<string, string[]>();
  for (const lexeme of known.keys()) {
    const start = lexeme.slice(0, beginningLength);
    beginnings.set(start, [...(beginnings.get(start) ?? []), lexeme]);
  }
  return {
    of: (lexeme) => known.get(lexeme) ?? unknown,
    ofBeginning: (text) =>
      (beginnings.get(text.slice(0, beginningLength)) ?? [])
        .filter((lexeme) => lexeme.startsWith(text))
        .reduce((sum, lexeme) => sum + (known.get(lexeme) ?? 0), unknown),
  };
}
