import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { offerEvents } from "./events.ts";
import { lockOffer, requireOpen, requireTurn } from "./lock-offer.ts";
import { offers } from "./table.ts";

/** Declines an offer as the owner, or a counter price as the offer's author; safe to repeat. */
export async function refuseOffer(ctx: Ctx, id: number, clock: LotClock = databaseClock): Promise<void> {
  await transaction(ctx, async (tx) => {
    const locked = await lockOffer(tx, id);
    if (locked.offer.status === "declined") return;
    const at = await clock(tx);
    requireOpen(locked, at);
    requireTurn(locked);
    await tx.db.update(offers).set({ status: "declined", answeredAt: at }).where(eq(offers.id, id));
    await publish(tx, offerEvents.OfferDeclined, { offerId: id, by: locked.side });
  });
}
