import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * Whether something may be named by all of these words, each told by the stems that will do for it: whether any two of
 * them stand together in some name. Where two do not, nothing is named by all, however many have the one or the other.
 */
export async function areNamedTogether(ctx: Ctx, words: readonly (readonly string[])[]): Promise<boolean> {
  if (words.length < 2) return true;
  const stems = words.flatMap((alternatives, place) => alternatives.map((stem) => ({ place, stem })));
  const { rows } = await ctx.db.execute<{ met: boolean }>(sql`
    with words as materialized (select * from unnest(
      ${sql.param(stems.map(({ place }) => place))}::int[], ${sql.param(stems.map(({ stem }) => stem))}::text[]) w(place, stem))
    select bool_and(pairs.met) as met from (
      select bool_or(one.stem = other.stem or exists (
        select from search_pairs known where known.pair = word_pair(one.stem, other.stem))) as met
      from words one join words other on one.place < other.place
      group by one.place, other.place) pairs`);
  return rows[0]?.met ?? true;
}
