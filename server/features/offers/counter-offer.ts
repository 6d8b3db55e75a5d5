import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { offerEvents } from "./events.ts";
import { lockOffer, requireOpen, requireTurn } from "./lock-offer.ts";
import { offerEnd } from "./offer-rules.ts";
import { offers } from "./table.ts";

/**
 * O4: The owner accepts, declines or names one counter price, once; that is the author's to accept or decline for
 * {offerDays} days.
 *
 * The owner names another price, haléře, once; the author has a week to decide. The same price again changes nothing.
 */
export async function counterOffer(
  ctx: Ctx,
  id: number,
  priceMinor: number,
  clock: LotClock = databaseClock,
): Promise<void> {
  requireTrader(ctx);
  await transaction(ctx, async (tx) => {
    const locked = await lockOffer(tx, id);
    const { counterPriceMinor } = locked.offer;
    const at = await clock(tx);
    requireOpen(locked, at);
    if (locked.side === "owner" && counterPriceMinor !== null) {
      if (counterPriceMinor === priceMinor) return;
      throw new Conflict("ALREADY_COUNTERED");
    }
    requireTurn(locked);
    if (locked.side !== "owner") throw new Conflict("OFFER_OTHER_SIDE");
    await tx.db
      .update(offers)
      .set({
        counterPriceMinor: priceMinor,
        termsRevision: locked.listing.termsRevision,
        expiresAt: offerEnd(at),
      })
      .where(eq(offers.id, id));
    await publish(tx, offerEvents.OfferCountered, { offerId: id });
  });
}
