import type { ClosingDay } from "#contract/listings/listings.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { remembered } from "#server/remembered.ts";
import { entriesOf, matchOf } from "./matching/listing-filter.ts";

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
    const { rows } = await ctx.db.execute<{ day: string; count: number }>(sql`
      select (s.ends_at at time zone 'Europe/Prague')::date::text as day, count(*) as count
      from ${entriesOf(match)} group by 1 order by 1`);
    return rows;
  });
}
