import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { lotBidders } from "#server/features/bids/table.ts";

/** User id → public name on this lot, for everybody who has bid on it. */
export async function listAliases(ctx: Ctx, listingId: number): Promise<Map<number, string>> {
  const rows = await ctx.db
    .select({ id: lotBidders.bidderId, alias: lotBidders.alias })
    .from(lotBidders)
    .where(eq(lotBidders.listingId, listingId));
  return new Map(rows.map(({ id, alias }) => [id, alias]));
}
