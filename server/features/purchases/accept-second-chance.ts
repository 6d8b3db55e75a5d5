import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { mayTrade } from "#server/features/accounts/status/lock-trader.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { requireRoomToBuy } from "#server/features/bids/exposure/read-exposures.ts";
import { findBidder } from "#server/features/bids/lot/find-bidder.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { bidderRefusal } from "#server/features/bids/may-bid-rules.ts";
import { readRequirements } from "#server/features/catalogue/policy-of.ts";
import { sellListing } from "#server/features/listings/sell-listing.ts";
import { secondChanceEvents } from "./events.ts";
import { lockSecondChance } from "./lock-second-chance.ts";
import { secondChances } from "./table.ts";

/** Buys the lot at the offered price, at most the caller's own maximum; safe to repeat. */
export async function acceptSecondChance(ctx: Ctx, id: number, clock: LotClock = databaseClock): Promise<void> {
  const { userId } = requireUser(ctx);
  await transaction(ctx, async (tx) => {
    const { chance, listing } = await lockSecondChance(tx, id);
    if (chance.status === "accepted") return;
    const at = await readLotTime(tx, listing, clock);
    if (chance.status !== "open" || at >= chance.expiresAt || listing.status !== "unsold") {
      throw new Conflict("SECOND_CHANCE_CLOSED");
    }
    const bidder = await findBidder(tx, userId, listing.id);
    if (!bidder) throw new Unauthenticated();
    const refusal = bidderRefusal(listing, bidder, await readRequirements(tx, listing.categoryId));
    if (refusal) throw new Forbidden(refusal);
    await requireRoomToBuy(tx, userId);
    // The seller may have been suspended since, which the bidder must not learn.
    if (!(await mayTrade(tx, listing.sellerId))) throw new Conflict("SECOND_CHANCE_CLOSED");
    await tx.db.update(secondChances).set({ status: "accepted", answeredAt: at }).where(eq(secondChances.id, id));
    await sellListing(tx, {
      listingId: listing.id,
      sellerId: listing.sellerId,
      buyerId: userId,
      finalPriceMinor: chance.priceMinor,
      soldBy: "second_chance",
      at,
    });
    const details = { finalPriceMinor: chance.priceMinor };
    await logActs(tx, [{ listingId: listing.id, kind: "second_chance", at, userId, details }]);
    const answered = {
      secondChanceId: id,
      listingId: listing.id,
      bidderId: userId,
      answer: "accepted",
    } as const;
    await publish(tx, secondChanceEvents.SecondChanceAnswered, answered);
  });
}
