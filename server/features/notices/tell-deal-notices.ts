import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber, type Told } from "#server/events/subscriber.ts";
import { dealEvents } from "#server/features/deals/events.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { sendNotice } from "./send-notice.ts";

/** Tells the other side that a deal has news; the deal's page says which. */
export const tellDealNotices: Subscriber[] = [
  on(dealEvents.DealStepTaken, (ctx, { dealId, step, byTime, sellerId, buyerId }, { id }) => {
    if (byTime) return tell(ctx, id, dealId, [sellerId, buyerId]);
    return tell(ctx, id, dealId, [step === "received" ? sellerId : buyerId]);
  }),
  on(dealEvents.PaymentReminded, (ctx, { dealId, buyerId }, { id }) => tell(ctx, id, dealId, [buyerId])),
  on(dealEvents.CaseFiled, (ctx, { dealId, filedById, sellerId, buyerId }, { id }) =>
    tell(ctx, id, dealId, [filedById === sellerId ? buyerId : sellerId]),
  ),
  on(dealEvents.CaseAnswered, (ctx, { dealId, filedById }, { id }) => tell(ctx, id, dealId, [filedById])),
  on(dealEvents.CaseDecided, tellBoth),
  on(reviewEvents.ReviewWritten, tellReviewed),
  on(reviewEvents.ReviewAnswered, tellReviewed),
  on(reviewEvents.ReviewsPublished, tellBoth),
];

type Sides = { dealId: number; sellerId: number; buyerId: number };

function tellBoth(ctx: Ctx, { dealId, sellerId, buyerId }: Sides, { id }: Told): Promise<void> {
  return tell(ctx, id, dealId, [sellerId, buyerId]);
}

function tellReviewed(
  ctx: Ctx,
  { dealId, toId }: { dealId: number; toId: number },
  { id }: Told,
): Promise<void> {
  return tell(ctx, id, dealId, [toId]);
}

async function tell(ctx: Ctx, eventId: number, dealId: number, userIds: number[]): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (!found) throw new Error(`deal ${dealId} was told of and is not there`);
  await sendNotice(ctx, eventId, userIds, "deal", found.listing, { dealId });
}
