import { listingQuery } from "#contract/search/listing-query.ts";
import type { SuggestionQuery, SuggestionSet } from "#contract/search/suggestions.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { suggestBrands } from "#server/features/catalogue/suggest-brands.ts";
import { suggestCategories } from "#server/features/catalogue/suggest-categories.ts";
import { listListings } from "./list-listings.ts";
import { withinSearchTime } from "./within-search-time.ts";

const shortest = 2;
const most = { categories: 3, brands: 3, items: 6 };
/** The longest wait for a suggestion: by then a visitor who goes on typing has asked again. */
const timeoutMs = 1_000;

/**
 * F4: Suggestions need {shortest} letters: up to 3 brands, 6 listings with picture and price, and 3 categories, in this order; a category
 * leads if it is begun and no brand is. Those only spelt alike come where nothing else is found.
 */
export async function listSuggestions(ctx: Ctx, { q, lang }: SuggestionQuery): Promise<SuggestionSet> {
  if (q.length < shortest) return { leading: "brands", categories: [], brands: [], items: [] };
  const look = async (tx: Ctx): Promise<SuggestionSet> => {
    const found = await listListings(tx, listingQuery.parse({ q, lang, size: most.items }));
    const items = found.items.map(({ id, slug, name, nameLang, type, picture, price }) => ({
      ...{ id, slug, name, nameLang, type, picture, price },
    }));
    const typed = await readNames(tx, found.meant ?? q);
    if (typed === "") return { leading: "brands", categories: [], brands: [], items };
    // What runs is named by the words: a brand that only holds the letters somewhere says less.
    const brands = await suggestBrands(tx, typed, { most: most.brands, begun: items.length > 0 });
    const isFound = brands.length > 0 || items.length > 0;
    const categories = await suggestCategories(tx, { typed, lang, most: most.categories, alike: !isFound });
    const isBegun = ({ name }: { name: string }) => plain(name).startsWith(plain(typed));
    const leading = categories.some(isBegun) && !brands.some(isBegun) ? "categories" : "brands";
    return { leading, categories, brands, items };
  };
  return withinSearchTime(ctx, look, timeoutMs);
}

/** What of a query may be a name: all of it, or what is left without its measures and what it excludes. */
async function readNames(ctx: Ctx, typed: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ names: string; isAll: boolean }>(sql`
    select coalesce(string_agg(word, ' ' order by place) filter (where not excluded), '') as names,
      bool_and(word is not null and not excluded) as "isAll" from f_query(${typed})`);
  return rows[0]?.isAll === false ? rows[0].names : typed;
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}
