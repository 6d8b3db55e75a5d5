import type { ClosingDay } from "#contract/listings/listings.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { remembered } from "#server/remembered.ts";
import { matchOf } from "./planning/listing-filter.ts";
import { readPopulation } from "./planning/read-population.ts";
import { countSampled, entriesOf, finerLevel, firstLevel, scaled } from "./planning/sampling.ts";

const ttlMs = 5_000;

/**
 * The Prague days on which running seven-day auctions end, of one category or of all, with their counts; at most five
 * seconds old.
 */
export async function listClosingDays(ctx: Ctx, category: number | undefined): Promise<ClosingDay[]> {
  // Answers are kept for known categories only, since a caller may ask for any number.
  if (category !== undefined && !(await readCategories(ctx)).has(category)) return [];
  return remembered(ctx, `closing days ${category ?? "all"}`, ttlMs, async () => {
    const filter = listingQuery.parse({ category, duration: "7d", saleMode: "auction" });
    const match = matchOf(filter, ctx.clock(), null);
    const population = await readPopulation(ctx);
    const look = firstLevel(match, population);
    const [sampled = 0] = await countSampled(ctx, [{ match, level: look }], population);
    const level = finerLevel(sampled, look);
    const { rows } = await ctx.db.execute<{ day: string; count: number }>(sql`
      select (s.ends_at at time zone 'Europe/Prague')::date::text as day, count(*) as count
      from ${entriesOf(match, population, level)} group by 1 order by 1`);
    return rows.map(({ day, count }) => ({ day, count: scaled(count, level) }));
  });
}
