import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { isFound, type ListingFilter, type Match } from "./listing-filter.ts";
import type { SearchTerms } from "./search-terms.ts";

/** At most this many topped listings are put ahead of the others. */
const mostTopped = 480;

/**
 * F2: What is topped comes first in a category's list and nowhere else.
 *
 * In each turn in another order, which is the same for everybody.
 */
export async function toppedFirst(
  ctx: Ctx,
  { state, category }: Pick<ListingFilter, "state" | "category">,
  { match, terms, turn }: { match: Match; terms: SearchTerms | null; turn: number },
): Promise<number[]> {
  if (state !== "running" || category === undefined || terms) return [];
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select l.id from listings l where l.status = 'live' and l.topped_until > ${ctx.clock()} and ${isFound(match)}
    order by hashint8extended(l.id, ${turn}), l.id limit ${mostTopped}`);
  return rows.map(({ id }) => id);
}
