import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { isFound, type Match } from "./listing-filter.ts";

/** At most this many topped listings are put ahead of the others. */
const mostTopped = 480;

/** Topped listings that match, in each turn in another order, which is the same for everybody. */
export async function findTopped(ctx: Ctx, match: Match, turn: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select l.id from listings l where l.status = 'live' and l.topped_until > ${ctx.clock()} and ${isFound(match)}
    order by hashint8extended(l.id, ${turn}), l.id limit ${mostTopped}`);
  return rows.map(({ id }) => id);
}
