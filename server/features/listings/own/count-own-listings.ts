import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** How many listings the caller has: live or scheduled, live, all. */
export async function countOwnListings(ctx: Ctx) {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<{ active: number; started: number; total: number }>(sql`
    select count(*) filter (where status in ('live', 'scheduled')) as active,
      count(*) filter (where status = 'live') as started, count(*) as total
    from listings where seller_id = ${userId} and sale_mode <> 'stock'`);
  return rows[0] ?? { active: 0, started: 0, total: 0 };
}
