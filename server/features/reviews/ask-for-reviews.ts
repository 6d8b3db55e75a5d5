import { type Ctx, transaction } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { takeDealsToReview } from "#server/features/deals/take-deals-to-review.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import { reviewEvents } from "./events.ts";
import { askAfterMs, reviewWindowMs } from "./review-rules.ts";
import { reviews } from "./table.ts";

const batchSize = 200;

/**
 * V3: {askAfterMs} after the receipt each side that has not written is asked once.
 *
 * Asks each side that has not reviewed a deal completed three days ago for a review, once even if several processes
 * run it; returns the number of deals.
 */
export async function askForReviews(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => askBatch(tx, limit)));
}

async function askBatch(ctx: Ctx, limit: number): Promise<number> {
  const now = ctx.clock().getTime();
  const [since, before] = [new Date(now - reviewWindowMs), new Date(now - askAfterMs)];
  const due = await takeDealsToReview(ctx, { since, before, limit });
  const dealIds = due.map(({ id }) => id);
  const written = await ctx.db
    .select({ dealId: reviews.dealId, authorId: reviews.authorId })
    .from(reviews)
    .where(inArray(reviews.dealId, dealIds));
  const hasWritten = new Set(written.map(({ dealId, authorId }) => `${dealId} ${authorId}`));
  const sides = due.flatMap(({ id, sellerId, buyerId }) =>
    [sellerId, buyerId].map((userId) => ({ dealId: id, userId })),
  );
  const wanted = sides.filter(({ dealId, userId }) => !hasWritten.has(`${dealId} ${userId}`));
  await publish(ctx, reviewEvents.ReviewWanted, wanted);
  return due.length;
}
