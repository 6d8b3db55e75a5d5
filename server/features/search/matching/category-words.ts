import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";

/** The words of a category's names in both languages. */
export interface CategoryWords {
  readonly id: number;
  readonly words: readonly string[];
  /** How each of these words sounds. */
  readonly heard: readonly string[];
  readonly stems: readonly string[];
  /** The lexemes of the countries that they name. */
  readonly lands: readonly string[];
}

const ttlMs = 5_000;

/** The words of all categories, at most five seconds old. */
export function readCategoryWords(ctx: Ctx): Promise<readonly CategoryWords[]> {
  return remembered(ctx, "category words", ttlMs, async () => {
    const { rows } = await ctx.db.execute<CategoryWords & Record<string, unknown>>(
      sql`select id, f_words(names) as words,
        array(select f_heard(word) from unnest(f_words(names)) word) as heard, f_stems(names) as stems, f_lands(f_stems(names)) as lands
        from (select id, name_cs || ' ' || name_en as names from categories) called`,
    );
    return rows;
  });
}
