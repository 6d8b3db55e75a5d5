import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import type { PlacedBid } from "#contract/bids.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { Conflict, NotFound, Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { isPublic, type ListingRow } from "#server/features/auctions/get-listing.ts";
import { listings } from "#server/features/auctions/table.ts";
import { categoryDemands } from "#server/features/catalogue/policy-of.ts";
import { type BidTerms, readBidTerms } from "./bid-terms.ts";
import { placedBid } from "./bid-view.ts";
import { databaseClock, type LotClock } from "./database-clock.ts";
import { bidPlaced } from "./events.ts";
import { findBidder } from "./find-bidder.ts";
import { findEarlierBid, isKeyTaken } from "./find-earlier-bid.ts";
import { lotOf } from "./lot-row.ts";
import { refuseBid } from "./refuse-bid.ts";
import { decideBid } from "./rules.ts";
import { storeBid } from "./store-bid.ts";

/** A bid as it comes in. `maximumMinor` is haléře; the key is the caller's own name for this one attempt. */
export interface BidOrder {
  readonly auctionId: number;
  readonly maximumMinor: number;
  readonly idempotencyKey: string;
}

/**
 * Bids for the caller (product.md "Bidding", rules 1 to 8 and 11). What is refused throws and stores nothing. The same
 * key with the same body gets the same answer again, whatever the lot has come to since.
 */
export async function placeBid(ctx: Ctx, order: BidOrder, now: LotClock = databaseClock): Promise<PlacedBid> {
  const { userId } = requireUser(ctx);
  const terms = await readBidTerms(ctx);
  const place = () => transaction(ctx, (tx) => placeUnderLock(tx, userId, order, terms, now));
  try {
    return await place();
  } catch (error) {
    // The key was used on another lot at the same moment. That bid is stored now, so a second look refuses this one.
    if (isKeyTaken(error) && !ctx.inTransaction) return place();
    throw error;
  }
}

async function placeUnderLock(
  ctx: Ctx,
  bidderId: number,
  order: BidOrder,
  terms: BidTerms,
  clock: LotClock,
): Promise<PlacedBid> {
  const row = await lockListing(ctx, order.auctionId, bidderId);
  // Under the lock: of two equal requests at once the second finds the bid of the first.
  const requestHash = hashOf(order);
  const earlier = await findEarlierBid(ctx, bidderId, order.idempotencyKey, requestHash);
  if (earlier) return placedBid(earlier);

  const bidder = await findBidder(ctx, bidderId, row.id);
  if (!bidder) throw new Unauthenticated();
  const demands = await categoryDemands(ctx, row.categoryId);
  const placedAt = await clock(ctx);
  const lot = lotOf(row, terms);
  if (!lot) throw new Conflict(row.saleMode === "auction" ? "AUCTION_ENDED" : "NOT_AN_AUCTION");
  const decision = decideBid(lot, { bidder, maximumMinor: order.maximumMinor, demands }, placedAt);
  if (!decision.accepted) throw refuseBid(decision);

  const stored = await storeBid(ctx, row, { ...order, bidder, requestHash, placedAt, decision });
  const { sequence } = stored;
  await publish(ctx, [
    bidPlaced({ listingId: row.id, sequence, bidderId, outbidUserId: decision.outbidUserId }),
  ]);
  return placedBid(stored);
}

/** A scheduled listing is its seller's alone until it starts: to others it looks like none at all. */
async function lockListing(ctx: Ctx, id: number, bidderId: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id)).for("update");
  const isOwnScheduled = row?.status === "scheduled" && row.sellerId === bidderId;
  if (!row || !(isPublic(row) || isOwnScheduled)) throw new NotFound();
  return row;
}

/** What makes two requests with one key the same request. */
function hashOf({ auctionId, maximumMinor }: BidOrder): Buffer {
  return createHash("sha256").update(`${auctionId} ${maximumMinor}`).digest();
}
