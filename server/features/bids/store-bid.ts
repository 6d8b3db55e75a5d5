import { eq } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/auctions/get-listing.ts";
import { listings } from "#server/features/auctions/table.ts";
import type { BidRow } from "./bid-view.ts";
import type { LotBidder } from "./find-bidder.ts";
import type { BidAcceptance } from "./rules.ts";
import { bids } from "./table.ts";

/** An accepted bid with all that its row keeps. */
export interface AcceptedBid {
  readonly bidder: LotBidder;
  readonly maximumMinor: number;
  readonly idempotencyKey: string;
  readonly requestHash: Buffer;
  readonly placedAt: Date;
  readonly decision: BidAcceptance;
}

/** Writes an accepted bid and what it makes of its lot. `row` is the listing as locked by this transaction. */
export async function storeBid(ctx: Ctx, row: ListingRow, bid: AcceptedBid): Promise<BidRow> {
  const { bidder, decision, ...given } = bid;
  const { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt } = decision.lot;
  const sequence = row.bidSequence + 1;
  const [stored] = await ctx.db
    .insert(bids)
    .values({
      listingId: row.id,
      sequence,
      bidderId: bidder.id,
      kind: decision.kind,
      maximumMinor: given.maximumMinor,
      placedAt: given.placedAt,
      priceAfterMinor: priceMinor,
      leaderAfterId: leaderId,
      endsAfter: endsAt,
      extended: decision.extended,
      idempotencyKey: given.idempotencyKey,
      requestHash: given.requestHash,
    })
    .returning();
  if (!stored) throw new Error("an insert returns its row");
  await ctx.db
    .update(listings)
    .set({
      priceMinor,
      leaderId,
      leaderMaximumMinor,
      bidCount,
      bidderCount: row.bidderCount + (bidder.hasBid ? 0 : 1),
      bidSequence: sequence,
      // Only when it moves: the column is finer than the milliseconds that the rules count in.
      ...(decision.extended && { endsAt }),
    })
    .where(eq(listings.id, row.id));
  return stored;
}
