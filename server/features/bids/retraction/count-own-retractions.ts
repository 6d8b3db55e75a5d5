import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { type OwnRetractions, retractionsWithinMs } from "./retraction-rules.ts";

/** The retractions of own bids that count against the user's next one on this lot, as of `now`. */
export async function countOwnRetractions(
  ctx: Ctx,
  userId: number,
  listingId: number,
  now: Date,
): Promise<OwnRetractions> {
  const since = new Date(now.getTime() - retractionsWithinMs);
  // A bidder retracts once on a lot, so lots count retractions, and raises that went with a bid count for nothing.
  const { rows } = await ctx.db.execute<{ onLot: number; recent: number }>(sql`
    select count(*) filter (where listing_id = ${listingId}) as "onLot",
      count(distinct listing_id) filter (where retracted_at > ${since}) as recent
    from bids where bidder_id = ${userId} and retracted_by_id = ${userId}`);
  return rows[0] ?? { onLot: 0, recent: 0 };
}
