import { listingQuery } from "#contract/search/listing-query.ts";
import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import type { Ctx } from "#server/context.ts";
import { allOf, anyOf, lexeme, none } from "./matching/lexemes.ts";
import { matchOf } from "./matching/listing-filter.ts";
import { readTerms } from "./matching/search-terms.ts";

/**
 * What the lexemes of a listing must answer to be found by these filters, as text of a `tsquery`; its price is left to be
 * compared. Words stand for those that names have now.
 */
export async function readCondition(ctx: Ctx, { categories = [], ...filters }: WatchedFilters): Promise<string> {
  const terms = filters.q ? await readTerms(ctx, filters.q) : null;
  const query = listingQuery.parse({ ...filters, state: "any" });
  // The number of a listing is no news of another.
  const { lexemes } = matchOf(query, ctx.clock(), terms && { ...terms, id: null }, "price");
  return allOf([
    ...lexemes,
    ...(categories.length > 0 ? [anyOf(categories.map((id) => lexeme(`category:${id}`)))] : []),
    ...(terms?.excluded ?? []).map(none),
  ]);
}
