import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";

interface EndOfBids {
  readonly listingId: number;
  /** The moderator, and why, in their words. */
  readonly byId: number;
  readonly reason: string;
  readonly at: Date;
}

/** Takes every bid off a lot that the caller has locked, as if nobody had bid: they had ended with its cancellation. */
export async function endAllBids(ctx: Ctx, { listingId, byId, reason, at }: EndOfBids): Promise<void> {
  await ctx.db
    .update(bids)
    .set({ retractedAt: at, retractedById: byId, retractionReason: reason })
    .where(and(eq(bids.listingId, listingId), isNull(bids.retractedAt)));
  await ctx.db
    .update(listings)
    .set({ priceMinor: null, leaderId: null, leaderMaximumMinor: null, bidCount: 0 })
    .where(eq(listings.id, listingId));
}
