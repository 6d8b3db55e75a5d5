import type { WatchedFilters } from "#contract/search-alerts/watched-searches.ts";
import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { followBrands } from "#server/features/catalogue/follow-brands.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { brands } from "#server/features/catalogue/table.ts";
import { innermostOf, plainFilters } from "./search-rules.ts";

/**
 * SF3: The filters of a watched search name at most {mostCategories} categories; of one that lies in another the inner
 * one counts. Choosing one on the page ticks all above it.
 *
 * The filters in their one form, with what they name checked (rule SF1).
 */
export async function checkFilters(ctx: Ctx, userId: number, asked: WatchedFilters): Promise<WatchedFilters> {
  const { categories = [], ...others } = await followBrands(ctx, asked);
  const filters = plainFilters({ ...others, categories: await readInnermost(ctx, categories) });
  if (Object.keys(filters).length === 0) throw new Invalid({ q: ["NOTHING_WATCHED"] });
  const { seller, brand } = filters;
  if (seller === userId) throw new Invalid({ seller: ["OWN_LISTINGS_WATCHED"] });
  if (seller !== undefined && (await ctx.db.$count(users, eq(users.id, seller))) === 0)
    throw new Invalid({ seller: ["SELLER_UNKNOWN"] });
  if (brand && (await ctx.db.$count(brands, inArray(brands.id, brand.map(Number)))) < brand.length)
    throw new Invalid({ brand: ["BRAND_UNKNOWN"] });
  return filters;
}

async function readInnermost(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const known = await readCategories(ctx);
  const chosen = ids.map((id) => known.get(id));
  if (chosen.includes(undefined)) throw new Invalid({ categories: ["CATEGORY_UNKNOWN"] });
  return innermostOf(chosen.filter((category) => category !== undefined)).map(({ id }) => id);
}
