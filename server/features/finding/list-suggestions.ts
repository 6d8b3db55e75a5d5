import { listingQuery } from "#contract/finding/listing-query.ts";
import type { SuggestionQuery, SuggestionSet } from "#contract/finding/suggestions.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { suggestBrands } from "#server/features/catalogue/suggest-brands.ts";
import { suggestCategories } from "#server/features/catalogue/suggest-categories.ts";
import { listListings } from "./list-listings.ts";

const shortest = 2;
const most = { categories: 3, brands: 3, items: 5 };
/** Nobody waits longer for a suggestion; whoever types on has asked anew by then. */
const timeoutMs = 1_000;

/** What somebody may be after who has typed that much: categories, brands, and what the search itself would lead with. */
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
