import type { CategoryLink } from "#contract/catalogue/catalogue.ts";
import type { SuggestionQuery } from "#contract/search/suggestions.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { knownNames } from "#server/features/catalogue/known-names.ts";
import { likePattern } from "#server/features/catalogue/like-pattern.ts";
import { categoryLinkOf, readCategories } from "#server/features/catalogue/read-categories.ts";
import { suggestCategories } from "#server/features/catalogue/suggest-categories.ts";
import { allOf } from "./matching/lexemes.ts";
import { readNearTerms } from "./matching/near-terms.ts";
import { readTerms, type SearchTerms } from "./matching/search-terms.ts";
import { withinSearchTime } from "./within-search-time.ts";

const shortest = 3;
const most = 6;
/** How alike a typed text and a known name must be, from 0 to 1 (pg_trgm). */
const leastAlike = 0.5;
/** Among so many listings of a name the categories are counted. */
const mostListings = 400;
/** The longest wait: by then a seller who goes on typing has asked again. */
const timeoutMs = 1_000;

/**
 * F11: Categories are likely for a seller by a brand or kind too: by names that are known, and by where listings of
 * that name lie; at most {most}.
 */
export async function listLikelyCategories(ctx: Ctx, { q, lang }: SuggestionQuery): Promise<CategoryLink[]> {
  if (q.length < shortest) return [];
  const look = async (tx: Ctx): Promise<CategoryLink[]> => {
    const known = await categoriesOfKnownNames(tx, q);
    const { ids: listed, meant } = await categoriesOfListings(tx, q);
    const named = await suggestCategories(tx, { typed: meant ?? q, lang, most, alike: true });
    const called = named.map(({ id }) => id);
    const categories = await readCategories(tx);
    // A slip of the pen may be a category's own name, in which anything of it lies.
    return [...new Set([...known, ...(meant ? [...called, ...listed] : [...listed, ...called])])]
      .flatMap((id) => categories.get(id) ?? [])
      .slice(0, most)
      .map((category) => categoryLinkOf(category, lang));
  };
  return withinSearchTime(ctx, look, timeoutMs);
}

/** Of the names that begin so or that the text has, or else of those spelt nearly so, the closest first. */
async function categoriesOfKnownNames(ctx: Ctx, typed: string): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select id from (
      select known.id, name like text || '%' or ' ' || text || ' ' like '% ' || name || ' %' as fits, similarity(name, text) as alike
      from (select trim(f_folded(${likePattern(typed)})) as text) given, lateral (select id, f_folded(called) as name from
        unnest(${sql.param(knownNames.map(({ name }) => name))}::text[],
          ${sql.param(knownNames.map(({ categoryId }) => categoryId))}::int8[]) named(called, id)) known
      where text ~ '[[:alnum:]]') fit
    where fits or alike >= ${leastAlike}
    group by id order by bool_or(fits) desc, max(alike) desc, id limit ${most}`);
  return rows.map(({ id }) => id);
}

/** The categories in which listings of the name lie, or of the nearest name that something has. */
async function categoriesOfListings(ctx: Ctx, typed: string): Promise<{ ids: number[]; meant: string | null }> {
  const ids = await categoriesNamed(ctx, await readTerms(ctx, typed));
  if (ids.length > 0) return { ids, meant: null };
  const near = await readNearTerms(ctx, typed);
  return { ids: near ? await categoriesNamed(ctx, near.terms) : [], meant: near?.meant ?? null };
}

/** The categories in which most listings lie whose name or brand has the words. */
async function categoriesNamed(ctx: Ctx, { named }: SearchTerms): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select l.category_id as id from (
      select s.listing_id from search_entries s where s.lexemes @@ ${allOf(named)}::tsquery limit ${mostListings}) found
    join listings l on l.id = found.listing_id
    where l.category_id is not null
    group by l.category_id order by count(*) desc, l.category_id limit ${most}`);
  return rows.map(({ id }) => id);
}
