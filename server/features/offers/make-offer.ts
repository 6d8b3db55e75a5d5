import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, lte } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound, Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { requireRoomToBuy } from "#server/features/bids/exposure/read-exposures.ts";
import { findBidder } from "#server/features/bids/lot/find-bidder.ts";
import { keyReused, requestHashOf } from "#server/features/bids/repeated-request.ts";
import { requireUnblocked } from "#server/features/blocks/require-unblocked.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { lockListing } from "#server/features/purchases/lock-listing.ts";
import { offerEvents } from "./events.ts";
import { listingRefusal, offerEnd, offerRefusal, sidesOf } from "./offer-rules.ts";
import { offers } from "./table.ts";

/** `priceMinor` is in haléře. */
export interface NewOffer {
  readonly listingId: number;
  readonly priceMinor: number;
  readonly text: string;
  readonly idempotencyKey: string;
}

/**
 * Makes an offer to a listing (rules O1 to O3) and returns its id; the same key and body makes it once.
 */
export async function makeAttempt(ctx: Ctx, offer: NewOffer, clock: LotClock = databaseClock): Promise<number> {
  const { userId } = requireUser(ctx);
  await countAttempt(ctx, limits.offerUser, String(userId));
  const { status } = await getVisibleListing(ctx, offer.listingId);
  if (status === "draft") throw new NotFound();
  return transaction(ctx, async (tx) => {
    const listing = await lockListing(tx, offer.listingId);
    const earlier = await findByKey(tx, userId, offer);
    if (earlier !== null) return earlier;
    const author = await findBidder(tx, userId, listing.id);
    if (!author) throw new Unauthenticated();
    const now = await clock(tx);
    const refusal = offerRefusal(listing, author, await readRequirements(tx, listing.categoryId), now);
    if (refusal) throw listingRefusal(listing, now) ? new Conflict(refusal) : new Forbidden(refusal);
    if (sidesOf(listing, userId).buyerId === userId) await requireRoomToBuy(tx, userId);
    await requireUnblocked(tx, userId, listing.sellerId);
    await expireOwn(tx, listing.id, userId, now);
    const [stored] = await tx.db
      .insert(offers)
      .values({
        ...offer,
        authorId: userId,
        termsRevision: listing.termsRevision,
        createdAt: now,
        expiresAt: offerEnd(now),
        requestHash: hashOf(offer),
      })
      .onConflictDoNothing()
      .returning({ id: offers.id });
    // Under the listing's lock only an offer to another listing can have taken the key.
    if (!stored) throw (await findByKey(tx, userId, offer)) === null ? new Conflict("OFFER_OPEN") : keyReused();
    await publish(tx, offerEvents.OfferMade, { offerId: stored.id });
    return stored.id;
  });
}

/** An offer that has run out stands in nobody's way, whether or not the job has come by. */
async function expireOwn(ctx: Ctx, listingId: number, authorId: number, now: Date): Promise<void> {
  await ctx.db
    .update(offers)
    .set({ status: "expired", answeredAt: now })
    .where(
      and(
        eq(offers.listingId, listingId),
        eq(offers.authorId, authorId),
        eq(offers.status, "open"),
        lte(offers.expiresAt, now),
      ),
    );
}

async function findByKey(ctx: Ctx, authorId: number, offer: NewOffer): Promise<number | null> {
  const [found] = await ctx.db
    .select({ id: offers.id, requestHash: offers.requestHash })
    .from(offers)
    .where(and(eq(offers.authorId, authorId), eq(offers.idempotencyKey, offer.idempotencyKey)));
  if (!found) return null;
  if (!found.requestHash.equals(hashOf(offer))) throw keyReused();
  return found.id;
}

function hashOf({ listingId, priceMinor, text }: NewOffer): Buffer {
  return requestHashOf(listingId, priceMinor, text);
}
