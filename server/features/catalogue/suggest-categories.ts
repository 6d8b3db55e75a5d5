import type { CategoryLink } from "#contract/catalogue/catalogue.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { likePattern } from "./like-pattern.ts";
import { categoryLinkOf, readCategories } from "./read-categories.ts";

/** How alike a typed text and a part of a name must be, from 0 to 1 (pg_trgm). */
const leastAlike = 0.5;

/**
 * Categories with a word that begins with the typed text, in either language, higher ones first; then, if `alike` asks for
 * them, those with nearly that name. The few hundred names are compared one by one.
 */
export async function suggestCategories(
  ctx: Ctx,
  { typed, lang, most, alike }: { typed: string; lang: Locale; most: number; alike: boolean },
): Promise<CategoryLink[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select c.id
    from (select f_norm(${typed}) as text, f_norm(${likePattern(typed)}) as pattern) typed
    cross join categories c
    cross join lateral (select f_norm(c.name_cs) as cs, f_norm(c.name_en) as en) called
    cross join lateral (select
      called.cs like typed.pattern || '%' or called.en like typed.pattern || '%' as leads,
      ' ' || called.cs like '% ' || typed.pattern || '%' or ' ' || called.en like '% ' || typed.pattern || '%' as begins,
      greatest(word_similarity(typed.text, called.cs), word_similarity(typed.text, called.en)) as alike) fit
    where fit.begins or (${alike} and length(typed.text) > 2 and fit.alike >= ${leastAlike})
    order by not fit.leads, not fit.begins, case when fit.begins then 0 else -fit.alike end, c.depth, c.position, c.id
    limit ${most}`);
  const categories = await readCategories(ctx);
  return rows.flatMap(({ id }) => {
    const category = categories.get(id);
    return category ? [categoryLinkOf(category, lang)] : [];
  });
}
