import type { BidLine } from "#contract/bids/bids.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { listAliases } from "#server/features/bids/names/list-aliases.ts";
import { canRetract, ownRetractions } from "#server/features/bids/retraction/can-retract.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { type HistoryRow, historyLine } from "./history-line.ts";

/** Lines of one answer: a lot may have ten thousand. */
const pageSize = 50;

type Found = Omit<HistoryRow, "place"> & { hash: string | null };

/**
 * B16: The public history leaves raises out and numbers its lines without them, so that no gap tells of one; it comes {pageSize} lines at a
 * time.
 */
export async function listBids(
  ctx: Ctx,
  listingId: number,
  { before }: { before?: number | undefined } = {},
): Promise<BidLine[]> {
  const listing = await getVisibleListing(ctx, listingId);
  const shown = sql`from bids where listing_id = ${listingId} and kind <> 'raise'`;
  const counted = await ctx.db.execute<{ count: number }>(sql`select count(*) as count ${shown}`);
  const newest = Math.min(counted.rows[0]?.count ?? 0, (before ?? Number.MAX_SAFE_INTEGER) - 1);
  const { rows } = await ctx.db.execute<Found & Record<string, unknown>>(sql`
    select bidder_id as "bidderId", placed_at as "placedAt",
      price_after_minor as "priceAfterMinor", leader_after_id = bidder_id as leads,
      retracted_at as "retractedAt", retracted_by_id as "retractedById",
      encode(entry_hash, 'hex') as hash
    ${shown} order by sequence offset ${Math.max(0, newest - pageSize)} limit ${Math.min(newest, pageSize)}`);
  const aliases = await listAliases(ctx, listingId);
  const isModerator = await mayModerate(ctx, listing);
  const own = await ownRetractions(ctx, listingId);
  const lines = rows.map((found, index) => {
    const row = { ...found, place: newest - rows.length + 1 + index };
    return {
      ...historyLine(row, aliases),
      mine: row.bidderId === ctx.actor?.userId,
      retractable: canRetract(ctx, listing, row, isModerator, own) ? row.hash : null,
    };
  });
  return lines.reverse();
}
