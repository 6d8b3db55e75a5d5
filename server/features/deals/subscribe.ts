import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { paymentEvents } from "#server/features/payments/events.ts";
import { payoutEvents } from "#server/features/payouts/events.ts";
import { cancelVoidedDeal } from "./cancel-deal.ts";
import { openDeal } from "./open-deal.ts";
import { holdEscrow } from "./protection/hold-escrow.ts";
import { notePayout } from "./protection/note-payout.ts";

/** Opens a deal for every sale and ends that of a voided one. It runs before the mails, which link to the deal. */
export const subscribeDeals: Subscriber[] = [
  on(bidEvents.AuctionClosed, openOfAuction),
  on(listingEvents.ListingSold, (ctx, { finalPriceMinor, ...sale }) =>
    openDeal(ctx, { ...sale, priceMinor: finalPriceMinor }),
  ),
  on(listingEvents.SaleVoided, cancelVoidedDeal),
  on(
    paymentEvents.OrderPaid,
    async (ctx, { subject, orderId }) => {
      if (subject.type === "deal") await holdEscrow(ctx, subject.id, orderId);
    },
    { endsBatch: true },
  ),
  on(payoutEvents.PayoutSent, notePayout),
];

async function openOfAuction(ctx: Ctx, closed: PayloadOf<typeof bidEvents.AuctionClosed>): Promise<void> {
  const { listingId, winnerId, finalPriceMinor } = closed;
  if (winnerId === null || finalPriceMinor === null) return;
  const [lot] = await ctx.db.select({ sellerId: listings.sellerId }).from(listings).where(eq(listings.id, listingId));
  if (!lot) throw new Error(`lot ${listingId} was closed and is not there`);
  await openDeal(ctx, {
    listingId,
    sellerId: lot.sellerId,
    buyerId: winnerId,
    soldBy: "bid",
    priceMinor: finalPriceMinor,
  });
}
