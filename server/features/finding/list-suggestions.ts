import { listingQuery } from "#contract/finding/listing-query.ts";
import type { SuggestionQuery, SuggestionSet } from "#contract/finding/suggestions.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { suggestBrands } from "#server/features/catalogue/suggest-brands.ts";
import { suggestCategories } from "#server/features/catalogue/suggest-categories.ts";
import { listListings } from "./list-listings.ts";

const shortest = 2;
const most = { categories: 3, brands: 3, items: 5 };
/** The longest wait for a suggestion: by then a visitor who goes on typing has asked again. */
const timeoutMs = 1_000;

/** Suggestions for a visitor who has typed this much: categories, brands, and the first results of the search. */
export async function listSuggestions(ctx: Ctx, { q, lang }: SuggestionQuery): Promise<SuggestionSet> {
  if (q.length < shortest) return { categories: [], brands: [], items: [] };
  return transaction(ctx, async (tx) => {
    await tx.db.execute(sql`select set_config('statement_timeout', ${String(timeoutMs)}, true)`);
    const categories = await suggestCategories(tx, { typed: q, lang, most: most.categories });
    const brands = await suggestBrands(tx, q, most.brands);
    const found = await listListings(tx, listingQuery.parse({ q, lang, size: most.items }));
    return { categories, brands, items: found.items.map(({ id, slug, name }) => ({ id, slug, name })) };
  });
}
