import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * Whether one name may have all these words, each given by the stems that match it. It tests whether every two words occur
 * together in some name: where two never do, no name has all.
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
