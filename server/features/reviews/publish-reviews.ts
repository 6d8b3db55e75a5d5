import { and, asc, eq, gt, isNull, lte, sql } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { changeRating } from "#server/features/accounts/change-rating.ts";
import { lockDeal } from "#server/features/deals/lock-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { reviewWindowMs } from "./review-rules.ts";
import { reviews } from "./table.ts";

/** Publishes reviews whose time has come without the other one. Safe to run by several at once. */
export async function publishDueReviews(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listSealedDeals(ctx, after, limit),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        if (!(await lockDeal(tx, id, { skipLocked: true }))) return false;
        return (await publishReviews(tx, id)) > 0;
      }),
  );
}

function listSealedDeals(ctx: Ctx, after: number, limit: number) {
  const before = new Date(ctx.clock().getTime() - reviewWindowMs);
  return ctx.db
    .selectDistinct({ id: deals.id })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .where(and(isNull(reviews.publishedAt), lte(deals.receivedAt, before), gt(reviews.dealId, after)))
    .orderBy(asc(deals.id))
    .limit(limit);
}

/** Makes the sealed reviews of a deal public and counts them in the ratings; returns how many. The caller holds the deal's lock. */
export async function publishReviews(ctx: Ctx, dealId: number): Promise<number> {
  const published = await ctx.db
    .update(reviews)
    .set({ publishedAt: sql`${ctx.clock()}::timestamptz` })
    .where(and(eq(reviews.dealId, dealId), isNull(reviews.publishedAt)))
    .returning({ subjectId: reviews.subjectId, stars: reviews.stars, hiddenAt: reviews.hiddenAt });
  // By id, as everybody locks people, so that two deals of the same two cannot wait for each other.
  const counted = published
    .filter(({ hiddenAt }) => hiddenAt === null)
    .sort((a, b) => a.subjectId - b.subjectId);
  for (const { subjectId, stars } of counted) await changeRating(ctx, subjectId, stars, 1);
  return published.length;
}
