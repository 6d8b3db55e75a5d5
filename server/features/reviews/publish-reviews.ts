import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, isNull, lte, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { changeRating } from "#server/features/accounts/status/change-rating.ts";
import { lockDeal } from "#server/features/deals/lock-deal.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { reviewEvents } from "./events.ts";
import { otherSide } from "./review-rules.ts";
import { reviews } from "./table.ts";

/** Publishes single reviews whose 14 days are over (rule V2); several processes may run it. */
export async function publishDueReviews(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listSealedDeals(ctx, after, limit),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const deal = await lockDeal(tx, id, { skipLocked: true });
        if (!deal || (await publishReviews(tx, id)) === 0) return false;
        const { sellerId, buyerId } = deal.row;
        await publish(tx, reviewEvents.ReviewsPublished, { dealId: id, sellerId, buyerId });
        return true;
      }),
  );
}

/** The next deals with due reviews by id, found by the index `reviews_sealed`. */
function listSealedDeals(ctx: Ctx, after: number, limit: number) {
  const { dealId, publishedAt, sealedUntil } = reviews;
  return ctx.db
    .selectDistinct({ id: dealId })
    .from(reviews)
    .where(and(isNull(publishedAt), lte(sealedUntil, ctx.clock()), gt(dealId, after)))
    .orderBy(asc(dealId))
    .limit(limit);
}

/** Publishes and counts a deal's sealed reviews and returns their number; the caller holds the deal's lock. */
export async function publishReviews(ctx: Ctx, dealId: number): Promise<number> {
  const published = await ctx.db
    .update(reviews)
    .set({ publishedAt: sql`${ctx.clock()}::timestamptz` })
    .where(and(eq(reviews.dealId, dealId), isNull(reviews.publishedAt)))
    .returning({
      subjectId: reviews.subjectId,
      side: reviews.side,
      stars: reviews.stars,
      hiddenAt: reviews.hiddenAt,
    });
  // Users are locked by id, as everywhere, so that two deals of the same two users cannot wait for each other.
  const counted = published.filter(({ hiddenAt }) => hiddenAt === null).sort((a, b) => a.subjectId - b.subjectId);
  for (const review of counted) await changeRating(ctx, { ...review, as: otherSide(review.side) }, 1);
  return published.length;
}
