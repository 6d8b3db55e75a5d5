import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { Conflict, Forbidden, Refusal } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { requireRoomToBuy } from "#server/features/bids/exposure/read-exposures.ts";
import { findBidder } from "#server/features/bids/lot/find-bidder.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import { sellListing } from "#server/features/listings/sell-listing.ts";
import { offerEvents } from "./events.ts";
import { type LockedOffer, lockOffer, requireOpen, requireTurn } from "./lock-offer.ts";
import { listingRefusal, personalRefusal, sidesOf } from "./offer-rules.ts";
import { offers } from "./table.ts";

/**
 * O5: An offer is not accepted where its owner has changed the listing since.
 * O6: An accepted offer sells the listing and declines the others; a demand's author is the seller, a supply's the buyer.
 *
 * `winner_id` is the buyer. Safe to repeat.
 */
export async function acceptOffer(ctx: Ctx, id: number, clock: LotClock = databaseClock): Promise<void> {
  const { userId } = requireTrader(ctx);
  await transaction(ctx, async (tx) => {
    const locked = await lockOffer(tx, id);
    const { offer, listing } = locked;
    if (offer.status === "accepted") return;
    const at = await clock(tx);
    requireOpen(locked, at);
    requireTurn(locked);
    // The price was named for the listing as it then was (rule O5).
    if (offer.termsRevision !== listing.termsRevision) throw new Conflict("LISTING_CHANGED");
    await requireFit(tx, locked, at);
    await requireRoom(tx, sidesOf(listing, offer.authorId).buyerId, userId);
    const answered = { answeredAt: at };
    await tx.db
      .update(offers)
      .set({ status: "accepted", ...answered })
      .where(eq(offers.id, id));
    const others = await tx.db
      .update(offers)
      .set({ status: "declined", ...answered })
      .where(and(eq(offers.listingId, listing.id), eq(offers.status, "open"), ne(offers.id, id)))
      .returning({ id: offers.id });
    await sellListing(tx, {
      listingId: listing.id,
      ...sidesOf(listing, offer.authorId),
      finalPriceMinor: offer.counterPriceMinor ?? offer.priceMinor,
      soldBy: "offer",
      at,
    });
    const declined = others.map((other) => ({ offerId: other.id, by: "sale" as const }));
    await publish(tx, offerEvents.OfferDeclined, declined);
  });
}

/** Whether the buyer may take on another purchase (rule X1); the owner is told of another's bounds only that the offer is closed. */
async function requireRoom(ctx: Ctx, buyerId: number, callerId: number): Promise<void> {
  await requireRoomToBuy(ctx, buyerId).catch((error: unknown) => {
    if (error instanceof Refusal && buyerId !== callerId) throw new Conflict("OFFER_CLOSED");
    throw error;
  });
}

/**
 * Checks both sides again, since either may have changed; the caller learns what the own account lacks, but of the
 * other side only that the offer is closed.
 */
async function requireFit(ctx: Ctx, { offer, listing, side }: LockedOffer, now: Date): Promise<void> {
  const requirements = await readRequirements(ctx, listing.categoryId);
  const lackOf = async (userId: number) => {
    const person = await findBidder(ctx, userId, listing.id);
    if (!person) throw new Error("whoever offers or lists is never deleted");
    return personalRefusal(sidesOf(listing, offer.authorId), person, requirements);
  };
  const people = { author: offer.authorId, owner: listing.sellerId };
  const lack = await lackOf(people[side]);
  if (lack) throw new Forbidden(lack);
  const lackOfOther = await lackOf(people[side === "author" ? "owner" : "author"]);
  if (lackOfOther || listingRefusal(listing, now)) throw new Conflict("OFFER_CLOSED");
}
