import { sql } from "drizzle-orm";
import type { BidLine } from "#contract/bids.ts";
import { toCzk } from "#contract/money.ts";
import type { Ctx } from "#server/context.ts";
import { getVisibleListing } from "#server/features/auctions/get-listing.ts";
import { listAliases } from "./list-aliases.ts";

interface HistoryRow extends Record<string, unknown> {
  readonly place: number;
  readonly bidderId: number;
  readonly placedAt: Date;
  readonly priceAfterMinor: number;
  readonly leads: boolean;
  readonly retractedAt: Date | null;
  readonly retractionReason: string | null;
}

/**
 * The public history of a lot, newest first. A leader's raise is nobody's business but the leader's: it is left out,
 * and the lines are numbered without it, so that no gap tells of it (product.md "Bidding", rule 3).
 */
export async function listBids(ctx: Ctx, listingId: number): Promise<BidLine[]> {
  await getVisibleListing(ctx, listingId);
  const { rows } = await ctx.db.execute<HistoryRow>(sql`
    select row_number() over (order by sequence) as place, bidder_id as "bidderId", placed_at as "placedAt",
      price_after_minor as "priceAfterMinor", leader_after_id = bidder_id as leads,
      retracted_at as "retractedAt", retraction_reason as "retractionReason"
    from bids where listing_id = ${listingId} and kind <> 'raise' order by sequence desc`);
  const aliases = await listAliases(ctx, listingId);
  return rows.map((row) => ({
    sequence: row.place,
    bidder: aliases.get(row.bidderId) ?? "",
    mine: row.bidderId === ctx.actor?.userId,
    placedAt: row.placedAt.toISOString(),
    price: toCzk(row.priceAfterMinor),
    leads: row.leads,
    retractedAt: row.retractedAt?.toISOString() ?? null,
    retractionReason: row.retractionReason,
  }));
}
