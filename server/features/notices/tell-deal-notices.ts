import type { DealNews } from "#contract/bids/live.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { dealEvents, toldSides } from "#server/features/deals/events.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { sendNotice } from "./send-notice.ts";

/** Tells the other side what has happened in a deal. */
export const tellDealNotices: Subscriber[] = [
  on(dealEvents.DealStepTaken, (ctx, { dealId, step, byTime, sellerId, buyerId }, { id }) => {
    const sides = byTime ? (["seller", "buyer"] as const) : toldSides(step);
    const people = sides.map((side) => (side === "seller" ? sellerId : buyerId));
    return tell(ctx, id, dealId, step, people);
  }),
  on(dealEvents.PaymentReminded, (ctx, { dealId, buyerId }, { id }) =>
    tell(ctx, id, dealId, "payment_reminded", [buyerId]),
  ),
  on(dealEvents.CaseFiled, (ctx, { dealId, filedById, sellerId, buyerId }, { id }) =>
    tell(ctx, id, dealId, "case_filed", [filedById === sellerId ? buyerId : sellerId]),
  ),
  on(dealEvents.CaseAnswered, (ctx, { dealId, filedById }, { id }) =>
    tell(ctx, id, dealId, "case_answered", [filedById]),
  ),
  on(dealEvents.CaseDecided, (ctx, { dealId, sellerId, buyerId }, { id }) =>
    tell(ctx, id, dealId, "case_decided", [sellerId, buyerId]),
  ),
  on(reviewEvents.ReviewWritten, (ctx, { dealId, toId }, { id }) =>
    tell(ctx, id, dealId, "reviewed", [toId]),
  ),
  on(reviewEvents.ReviewAnswered, (ctx, { dealId, toId }, { id }) =>
    tell(ctx, id, dealId, "review_answered", [toId]),
  ),
  on(reviewEvents.ReviewsPublished, (ctx, { dealId, sellerId, buyerId }, { id }) =>
    tell(ctx, id, dealId, "reviews_public", [sellerId, buyerId]),
  ),
];

async function tell(
  ctx: Ctx,
  eventId: number,
  dealId: number,
  news: DealNews,
  userIds: number[],
): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (!found) throw new Error(`deal ${dealId} was told of and is not there`);
  await sendNotice(ctx, eventId, userIds, "deal", found.listing, { dealId, news });
}
