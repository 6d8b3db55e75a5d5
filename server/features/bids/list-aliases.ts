import { sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { bidderAliases, type NamedBidder } from "./bidder-alias.ts";

/** User id → public name on this lot, for everybody who has bid on it. */
export async function listAliases(ctx: Ctx, listingId: number): Promise<Map<number, string>> {
  const { rows } = await ctx.db.execute<NamedBidder & Record<string, unknown>>(sql`
    select u.id, u.username from users u
    join (select bidder_id, min(sequence) as first from bids where listing_id = ${listingId} group by bidder_id) b
      on b.bidder_id = u.id
    order by b.first`);
  return bidderAliases(rows);
}
