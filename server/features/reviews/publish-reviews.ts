import { and, asc, eq, isNull, lte, sql } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { changeRating } from "#server/features/accounts/change-rating.ts";
import { lockDeal } from "#server/features/deals/lock-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { reviewWindowMs } from "./review-rules.ts";
import { reviews } from "./table.ts";

/** Publishes reviews whose time has come without the other one. Safe to run by several at once. */
export async function publishDueReviews(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - reviewWindowMs);
  const due = await ctx.db
    .selectDistinct({ id: deals.id })
    .from(reviews)
    .innerJoin(deals, eq(deals.id, reviews.dealId))
    .where(and(isNull(reviews.publishedAt), lte(deals.receivedAt, before)))
    .orderBy(asc(deals.id));
  for (const { id } of due) {
    await transaction(ctx, async (tx) => {
      await lockDeal(tx, id);
      await publishReviews(tx, id);
    });
  }
  return due.length;
}

/** Makes the sealed reviews of a deal public and counts them in the ratings. The caller holds the deal's lock. */
export async function publishReviews(ctx: Ctx, dealId: number): Promise<void> {
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
}
