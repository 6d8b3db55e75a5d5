import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gte } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { leastOffered } from "#server/features/bids/quick-amount-rules.ts";
import { bids } from "#server/features/bids/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { findConcerned } from "#server/features/mails/find-concerned.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { reviews } from "#server/features/reviews/table.ts";
import { sendNotification } from "./send-notification.ts";

/** Tells the people whom an event concerns (rules NT1 to NT3), in the event's transaction, unless the news no longer holds. */
export const notifyOfListings: Subscriber[] = [
  on(bidEvents.BidPlaced, notifyOfBid),
  on(bidEvents.BidRetracted, notifyOfRetraction),
  on(bidEvents.AuctionClosed, notifyOfEnd),
  on(listingEvents.ListingSold, notifyOfEnd),
  on(listingEvents.ListingApproved, notifyOfDecision),
  on(listingEvents.ListingReturned, notifyOfReturn),
  on(listingEvents.ListingCancelled, notifyOfDecision),
  on(listingEvents.ListingFrozen, notifyOfFrozen),
  on(listingEvents.ListingRestored, notifyOfRestored),
  on(reviewEvents.ReviewHidden, notifyHidden),
];

async function notifyOfBid(
  ctx: Ctx,
  bid: PayloadOf<typeof bidEvents.BidPlaced>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const row = await findListing(ctx, bid.listingId);
  if (row?.status !== "live") return;
  await notifyOfOutbid(ctx, bid, row, eventId);
  if (bid.sequence === 1) await sendNotification(ctx, eventId, [row.sellerId], "first_bid", row);
  if (await meetsReserve(ctx, bid, row)) await sendNotification(ctx, eventId, [row.sellerId], "reserve_met", row);
}

/** Whether this bid was the first after which the price stood at the reserve. */
async function meetsReserve(
  ctx: Ctx,
  { listingId, sequence }: { listingId: number; sequence: number },
  { reserveMinor }: ListingRow,
): Promise<boolean> {
  if (reserveMinor === null) return false;
  const [first] = await ctx.db
    .select({ sequence: bids.sequence })
    .from(bids)
    .where(and(eq(bids.listingId, listingId), gte(bids.priceAfterMinor, reserveMinor)))
    .orderBy(asc(bids.sequence))
    .limit(1);
  return first?.sequence === sequence;
}

/** The notification of rule NT1. */
async function notifyOfOutbid(
  ctx: Ctx,
  { outbidUserId }: PayloadOf<typeof bidEvents.BidPlaced>,
  row: ListingRow,
  eventId: number,
): Promise<void> {
  if (outbidUserId === null) return;
  const lot = lotOf(row, await readBidTerms(ctx));
  if (!lot || row.leaderId === outbidUserId) return;
  const minimumMinor = leastOffered(lot, outbidUserId);
  const nextMinimum = minimumMinor === null ? null : toCzk(minimumMinor);
  await sendNotification(ctx, eventId, [outbidUserId], "outbid", row, { nextMinimum });
}

/** Tells the bidder whose bid a moderator retracted, and the bidder who leads since. */
async function notifyOfRetraction(
  ctx: Ctx,
  { listingId, newLeaderId, bidderId, by }: PayloadOf<typeof bidEvents.BidRetracted>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const row = await findListing(ctx, listingId);
  if (row && by === "moderator") {
    await sendNotification(ctx, eventId, [bidderId], "bid_retracted", row);
  }
  if (row?.status !== "live" || newLeaderId === null || row.leaderId !== newLeaderId) return;
  await sendNotification(ctx, eventId, [newLeaderId], "leading", row);
}

/** Tells winner, seller and the bidders who lost; before a second chance, these were told at the auction's end. */
async function notifyOfEnd(ctx: Ctx, { listingId }: { listingId: number }, { id: eventId }: EventMeta): Promise<void> {
  const row = await findListing(ctx, listingId);
  if (row?.status !== "sold" && row?.status !== "unsold") return;
  if (row.winnerId !== null) await sendNotification(ctx, eventId, [row.winnerId], "won", row);
  // The seller to a demand, who is not `sellerId`, learns of the sale from the deal.
  if (row.type === "supply") await sendNotification(ctx, eventId, [row.sellerId], row.status, row);
  if (row.soldBy === "second_chance") return;
  const others = (await listBidders(ctx, listingId)).filter((id) => id !== row.winnerId);
  await sendNotification(ctx, eventId, others, "lost", row);
}

const decided = {
  ListingApproved: { kind: "approved", statuses: ["live", "scheduled"] },
  ListingCancelled: { kind: "cancelled", statuses: ["cancelled"] },
} as const;

/** Tells the seller of a moderator's decision, and everybody concerned that a listing was taken off (rule NT3). */
async function notifyOfDecision(
  ctx: Ctx,
  { listingId }: { listingId: number },
  { id: eventId, topic }: EventMeta<keyof typeof decided>,
): Promise<void> {
  const { kind, statuses } = decided[topic];
  const row = await findListing(ctx, listingId);
  if (!row || !statuses.some((status) => status === row.status)) return;
  const others = kind === "cancelled" ? await findConcerned(ctx, listingId) : [];
  const ids = others.map(({ userId }) => userId);
  // A seller who takes a listing off needs no notification of it.
  if (kind === "cancelled" && row.cancelledBy === "seller") {
    return sendNotification(ctx, eventId, ids, "taken_off", row);
  }
  await sendNotification(ctx, eventId, [row.sellerId, ...ids], kind, row);
}

/** Tells the seller that a listing came back, or that a change of it was refused. */
async function notifyOfReturn(
  ctx: Ctx,
  { listingId, change }: PayloadOf<typeof listingEvents.ListingReturned>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const row = await findListing(ctx, listingId);
  if (!row || (row.status === "draft") === change) return;
  await sendNotification(ctx, eventId, [row.sellerId], change ? "change_refused" : "returned", row);
}

/** Tells bidders and watchers that a running listing stands still, or runs on. */
async function notifyOfFrozen(
  ctx: Ctx,
  { listingId, frozen }: PayloadOf<typeof listingEvents.ListingFrozen>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const row = await findListing(ctx, listingId);
  if (row?.status !== "live" || (row.frozenAt !== null) !== frozen) return;
  const ids = (await findConcerned(ctx, listingId)).map(({ userId }) => userId);
  await sendNotification(ctx, eventId, ids, frozen ? "frozen" : "resumed", row);
}

/** Tells everybody concerned that a listing which had been taken off is back; of one that waits, its seller alone. */
async function notifyOfRestored(
  ctx: Ctx,
  { listingId, sellerId }: PayloadOf<typeof listingEvents.ListingRestored>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const row = await findListing(ctx, listingId);
  if (row?.status !== "live" && row?.status !== "scheduled") return;
  const others = row.status === "live" ? await findConcerned(ctx, listingId) : [];
  await sendNotification(ctx, eventId, [sellerId, ...others.map(({ userId }) => userId)], "restored", row);
}

async function notifyHidden(
  ctx: Ctx,
  { reviewId }: PayloadOf<typeof reviewEvents.ReviewHidden>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const [found] = await ctx.db
    .select({ authorId: reviews.authorId, listing: listings })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(reviews.id, reviewId));
  if (!found) return;
  await sendNotification(ctx, eventId, [found.authorId], "review_hidden", found.listing);
}

async function listBidders(ctx: Ctx, listingId: number): Promise<number[]> {
  const rows = await ctx.db.selectDistinct({ id: bids.bidderId }).from(bids).where(eq(bids.listingId, listingId));
  return rows.map(({ id }) => id);
}

async function findListing(ctx: Ctx, id: number): Promise<ListingRow | undefined> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  return row;
}
