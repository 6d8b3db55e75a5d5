import { minuteMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq, inArray, sql } from "#server/db/query.ts";
import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { countOwnRetractions } from "#server/features/bids/retraction/count-own-retractions.ts";
import { mayRetract } from "#server/features/bids/retraction/retraction-rules.ts";
import { storeRetraction } from "#server/features/bids/retraction/store-retraction.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";

const retractedLots = 3;
/** How long after the bid its bidder noticed the mistake. */
const seenAfterMs = 4 * minuteMs;
const reason = "O nulu víc, omlouvám se.";

/** Retracts the last bid on a few running lots, so that visitors see a struck-through line. */
export async function storeRetractions(ctx: Ctx, terms: BidTerms): Promise<void> {
  const { rows: chosen } = await ctx.db.execute<{ id: number }>(sql`
    select l.id from listings l join bids b on b.listing_id = l.id and b.sequence = l.bid_sequence
    where l.status = 'live' and l.bid_count >= 8 and b.kind in ('takeover', 'challenge')
      and b.placed_at < ${new Date(ctx.clock().getTime() - 2 * seenAfterMs)}
      and b.bidder_id in (select id from users where email like 'clen%')
      and l.ends_at > b.placed_at + interval '13 hours'
    order by l.id limit ${retractedLots}`);
  const ids = chosen.map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await ctx.db.select().from(listings).where(inArray(listings.id, ids)).orderBy(asc(listings.id));
  for (const row of rows) {
    const stored = await ctx.db.select().from(bids).where(eq(bids.listingId, row.id)).orderBy(asc(bids.sequence));
    const bid = stored.at(-1);
    const lot = lotOf(row, terms);
    if (!bid || !lot) continue;
    const now = new Date(bid.placedAt.getTime() + seenAfterMs);
    const own = await countOwnRetractions(ctx, bid.bidderId, row.id, now);
    const attempt = { isBidder: true, isModerator: false, placedAt: bid.placedAt, own };
    const decision = mayRetract(lot, attempt, now);
    if (!("by" in decision) || decision.by === null) continue;
    await storeRetraction(ctx, {
      row,
      lot,
      stored,
      bid,
      by: decision.by,
      byId: bid.bidderId,
      reason,
      now,
    });
  }
}
