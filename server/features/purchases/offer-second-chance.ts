import { type NextSteps, secondChanceDays } from "#contract/purchases/purchases.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { getOwnListing, lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { secondChanceEnd, secondChanceRefusal } from "./aftermath-rules.ts";
import { secondChanceEvents } from "./events.ts";
import { nextStepsView } from "./next-steps-view.ts";
import { getAftermath } from "./read-aftermaths.ts";
import { secondChancePrice } from "./second-chance-price.ts";
import { secondChances } from "./table.ts";

/**
 * Offers the caller's own unsold lot to the highest bidder who has not been asked yet, at the price without those who are out and at most
 * that bidder's own maximum, for 48 hours (rules P6 to P8). While such an offer is open, a repetition changes nothing.
 */
export async function offerSecondChance(
  ctx: Ctx,
  listingId: number,
  clock: LotClock = databaseClock,
): Promise<NextSteps> {
  await getOwnListing(ctx, listingId);
  requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, listingId);
    const after = await getAftermath(tx, listingId);
    const now = await clock(tx);
    const refusal = secondChanceRefusal(after, now);
    if (refusal === "SECOND_CHANCE_OPEN") return nextStepsView(tx, after, now);
    if (refusal) throw new Conflict(refusal, { days: secondChanceDays });
    const { nextBidderId: bidderId, nextMaximumMinor: maximumMinor } = after;
    if (bidderId === null || maximumMinor === null) throw new Error("the rules have seen a bidder");
    const priceMinor = await secondChancePrice(tx, row, { bidderId, maximumMinor });
    const [offer] = await tx.db
      .insert(secondChances)
      .values({ listingId, bidderId, priceMinor, offeredAt: now, expiresAt: secondChanceEnd(now) })
      .returning({ id: secondChances.id });
    if (!offer) throw new Error("an insert returns its row");
    const offered = { secondChanceId: offer.id, listingId, bidderId };
    await publish(tx, secondChanceEvents.SecondChanceOffered, offered);
    return nextStepsView(tx, await getAftermath(tx, listingId), now);
  });
}
