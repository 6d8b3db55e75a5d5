import { z } from "zod";
import { saleWays } from "#contract/listing-kinds.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { Subscriber } from "#server/events/dispatcher.ts";
import { listings } from "#server/features/listings/table.ts";
import { cancelVoidedDeal } from "./cancel-deal.ts";
import { openDeal } from "./open-deal.ts";

const auctionClosed = z.object({
  listingId: z.number(),
  winnerId: z.number().nullable(),
  finalPriceMinor: z.number().nullable(),
});
const listingSold = z.object({
  listingId: z.number(),
  sellerId: z.number(),
  buyerId: z.number(),
  soldBy: z.enum(saleWays),
  finalPriceMinor: z.number(),
});
const saleVoided = z.object({ listingId: z.number(), buyerId: z.number() });

/** Opens a deal for every sale, and ends the one of a sale that does not stand. Before the mails, which lead to it. */
export const subscribeDeals: Subscriber = async (ctx, event) => {
  switch (event.topic) {
    case "AuctionClosed":
      return openOfAuction(ctx, auctionClosed.parse(event.payload));
    case "ListingSold": {
      const { finalPriceMinor, ...sale } = listingSold.parse(event.payload);
      return openDeal(ctx, { ...sale, priceMinor: finalPriceMinor });
    }
    case "SaleVoided":
      return cancelVoidedDeal(ctx, saleVoided.parse(event.payload));
  }
};

async function openOfAuction(ctx: Ctx, closed: z.infer<typeof auctionClosed>): Promise<void> {
  const { listingId, winnerId, finalPriceMinor } = closed;
  if (winnerId === null || finalPriceMinor === null) return;
  const [lot] = await ctx.db
    .select({ sellerId: listings.sellerId })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!lot) throw new Error(`lot ${listingId} was closed and is not there`);
  await openDeal(ctx, {
    listingId,
    sellerId: lot.sellerId,
    buyerId: winnerId,
    soldBy: "bid",
    priceMinor: finalPriceMinor,
  });
}
