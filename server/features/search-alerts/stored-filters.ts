import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { readCondition } from "#server/features/search/read-condition.ts";
import { keyOf } from "./search-rules.ts";

/**
 * SF2: The same filters in another order, and the same words in other letters' case, are one search.
 *
 * The columns of a watched search that follow from its filters.
 */
export async function storedFilters(ctx: Ctx, filters: WatchedFilters) {
  const { priceFrom, priceTo } = filters;
  return {
    key: keyOf(filters),
    q: filters.q ?? null,
    filters,
    query: await readCondition(ctx, filters),
    checkedAt: ctx.clock(),
    priceFromMinor: priceFrom === undefined ? null : toMinor(priceFrom),
    priceToMinor: priceTo === undefined ? null : toMinor(priceTo),
  };
}
