import type { DealNews } from "#contract/bids/live.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { dealEvents, notifiedSides } from "#server/features/deals/events.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { reviewEvents } from "#server/features/reviews/events.ts";
import { sendNotification } from "./send-notification.ts";

/** Tells the other side what has happened in a deal. */
export const notifyOfDeals: Subscriber[] = [
  on(dealEvents.DealStepTaken, (ctx, { dealId, step, byTime, sellerId, buyerId }, { id }) => {
    const sides = byTime ? (["seller", "buyer"] as const) : notifiedSides(step);
    const people = sides.map((side) => (side === "seller" ? sellerId : buyerId));
    return notify(ctx, id, dealId, step, people);
  }),
  on(dealEvents.PaymentReminded, (ctx, { dealId, buyerId }, { id }) =>
    notify(ctx, id, dealId, "payment_reminded", [buyerId]),
  ),
  on(dealEvents.CaseFiled, (ctx, { dealId, filedById, sellerId, buyerId }, { id }) =>
    notify(ctx, id, dealId, "case_filed", [filedById === sellerId ? buyerId : sellerId]),
  ),
  on(dealEvents.CaseAnswered, (ctx, { dealId, filedById }, { id }) =>
    notify(ctx, id, dealId, "case_answered", [filedById]),
  ),
  on(dealEvents.CaseDecided, (ctx, { dealId, sellerId, buyerId }, { id }) =>
    notify(ctx, id, dealId, "case_decided", [sellerId, buyerId]),
  ),
  on(reviewEvents.ReviewWritten, (ctx, { dealId, toId }, { id }) => notify(ctx, id, dealId, "reviewed", [toId])),
  on(reviewEvents.ReviewAnswered, (ctx, { dealId, toId }, { id }) =>
    notify(ctx, id, dealId, "review_answered", [toId]),
  ),
  on(reviewEvents.ReviewsPublished, (ctx, { dealId, sellerId, buyerId }, { id }) =>
    notify(ctx, id, dealId, "reviews_public", [sellerId, buyerId]),
  ),
];

async function notify(ctx: Ctx, eventId: number, dealId: number, news: DealNews, userIds: number[]): Promise<void> {
  const [found] = await ctx.db
    .select({ listing: listings })
    .from(deals)
    .innerJoin(listings, eq(listings.id, deals.listingId))
    .where(eq(deals.id, dealId));
  if (!found) throw new Error(`deal ${dealId} was told of and is not there`);
  await sendNotification(ctx, eventId, userIds, "deal", found.listing, { dealId, news });
}
