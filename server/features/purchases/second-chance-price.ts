import type { Ctx } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { replayLot } from "#server/features/bids/retraction/replay-rules.ts";
import { bids } from "#server/features/bids/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";

/**
 * P8: The price of a second chance is the one without the bids of those who are out, at most its bidder's own maximum.
 * It goes to the holder of the greatest standing maximum (the earliest of equals) who is not suspended, had no sale of
 * this lot undone and was not asked yet.
 *
 * Haléře; below the reserve it is the own maximum.
 */
export async function secondChancePrice(
  ctx: Ctx,
  row: ListingRow,
  next: { readonly bidderId: number; readonly maximumMinor: number },
): Promise<number> {
  const lot = lotOf(row, await readBidTerms(ctx));
  if (!lot) return next.maximumMinor;
  const out = await readWhoIsOut(ctx, row.id);
  const stored = await ctx.db.select().from(bids).where(eq(bids.listingId, row.id)).orderBy(asc(bids.sequence));
  const { leaderId, priceMinor } = replayLot(
    lot,
    stored.map((bid) => ({ ...bid, isRetracted: bid.retractedAt !== null || out.has(bid.bidderId) })),
  );
  if (leaderId !== next.bidderId || priceMinor === null) return next.maximumMinor;
  return Math.min(priceMinor, next.maximumMinor);
}

async function readWhoIsOut(ctx: Ctx, listingId: number): Promise<ReadonlySet<number>> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    select buyer_id as id from voided_sales where listing_id = ${listingId}
    union select bidder_id from second_chances where listing_id = ${listingId}
    union select u.id from lot_bidders b join users u on u.id = b.bidder_id
      where b.listing_id = ${listingId} and u.suspended_at is not null`);
  return new Set(rows.map(({ id }) => id));
}
