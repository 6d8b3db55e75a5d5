import type { BidLine } from "#contract/bids/bids.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { listAliases } from "#server/features/bids/names/list-aliases.ts";
import { canRetract, ownRetractions } from "#server/features/bids/retraction/can-retract.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { type HistoryRow, historyLine } from "./history-line.ts";

/**
 * The public history of a lot, newest first. A leader's raise is left out, and the lines are numbered without it, so that no
 * gap reveals it (RULES.md B16).
 */
export async function listBids(ctx: Ctx, listingId: number): Promise<BidLine[]> {
  const listing = await getVisibleListing(ctx, listingId);
  const { rows } = await ctx.db.execute<HistoryRow & { hash: string | null } & Record<string, unknown>>(sql`
    select row_number() over (order by sequence) as place, bidder_id as "bidderId", placed_at as "placedAt",
      price_after_minor as "priceAfterMinor", leader_after_id = bidder_id as leads,
      retracted_at as "retractedAt", retracted_by_id as "retractedById",
      encode(entry_hash, 'hex') as hash
    from bids where listing_id = ${listingId} and kind <> 'raise' order by sequence desc`);
  const aliases = await listAliases(ctx, listingId);
  const isModerator = await mayModerate(ctx, listing);
  const own = await ownRetractions(ctx, listingId);
  return rows.map((row) => ({
    ...historyLine(row, aliases),
    mine: row.bidderId === ctx.actor?.userId,
    retractable: canRetract(ctx, listing, row, isModerator, own) ? row.hash : null,
  }));
}
