import { type Ctx, hasScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** B20: A moderator decides nothing about what the moderator sells or has bid on, retracted bids included. */
export async function mayModerate(ctx: Ctx, lot: { id: number; sellerId: number }): Promise<boolean> {
  const { actor } = ctx;
  if (!actor || !hasScope(actor, "moderation") || lot.sellerId === actor.userId) return false;
  const { rows } = await ctx.db.execute(
    sql`select 1 from lot_bidders where listing_id = ${lot.id} and bidder_id = ${actor.userId}`,
  );
  return rows.length === 0;
}
